-- A library as version 5 made it, with one session and its record. Never change this file.
CREATE TABLE data (hash TEXT PRIMARY KEY, packed BLOB NOT NULL);
CREATE TABLE session (
    id TEXT PRIMARY KEY, format INTEGER NOT NULL, game TEXT NOT NULL,
    rules_version INTEGER NOT NULL, config TEXT NOT NULL, seed TEXT NOT NULL,
    data_hash TEXT NOT NULL, length INTEGER NOT NULL, cursor INTEGER NOT NULL,
    name TEXT NOT NULL, players TEXT NOT NULL, progress TEXT NOT NULL,
    created REAL NOT NULL, updated REAL NOT NULL,
    finished INTEGER NOT NULL, result TEXT);
CREATE TABLE decision (session TEXT NOT NULL, place INTEGER NOT NULL,
    body TEXT NOT NULL, PRIMARY KEY (session, place)) WITHOUT ROWID;
CREATE TABLE digest (session TEXT NOT NULL, place INTEGER NOT NULL,
    body TEXT NOT NULL, PRIMARY KEY (session, place)) WITHOUT ROWID;
CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE holder (id INTEGER PRIMARY KEY CHECK (id = 1), token TEXT NOT NULL,
    host TEXT NOT NULL, pid INTEGER NOT NULL, beat REAL NOT NULL, changes INTEGER NOT NULL);
INSERT INTO holder VALUES (1, '', '', 0, 0, 0);
INSERT INTO data VALUES (
    'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb',
    x'78da4b040000620062');
INSERT INTO session VALUES ('old', 1, 'viscounts', 1,
    '{"seats":[{"kind":"person","name":"Ágnes","colour":"red"}]}', '42',
    'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb', 3, 2, 'Old game',
    '[["person","Ágnes","red"]]', '{"round":2}', 1600000000.0, 1600000100.0, 0, NULL);
INSERT INTO decision VALUES ('old', 0, '["place",0]');
INSERT INTO decision VALUES ('old', 1, '["place",1]');
INSERT INTO decision VALUES ('old', 2, '["end"]');
ALTER TABLE session ADD COLUMN assisted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE session ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0;
CREATE TABLE picture (session TEXT PRIMARY KEY, png BLOB NOT NULL);
CREATE TABLE record (id TEXT PRIMARY KEY, game TEXT NOT NULL, category TEXT NOT NULL,
    score INTEGER NOT NULL, won INTEGER NOT NULL, session TEXT NOT NULL,
    details TEXT NOT NULL, created REAL NOT NULL);
CREATE INDEX session_by_time ON session (deleted, updated);
UPDATE session SET assisted = 1;
INSERT INTO record VALUES ('old', 'viscounts', 'seats:2', 41, 1, 'old', '{"hints":2}',
    1600000200.0);
INSERT INTO setting VALUES ('speed', '3');
ALTER TABLE session ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
UPDATE session SET hints = 2;
CREATE TABLE reason (session TEXT NOT NULL, place INTEGER NOT NULL,
    body TEXT NOT NULL, PRIMARY KEY (session, place)) WITHOUT ROWID;
INSERT INTO reason VALUES ('old', 1, '["ai.reason.least",{}]');
ALTER TABLE decision ADD COLUMN mark TEXT NOT NULL DEFAULT '';
PRAGMA application_id = 877938770;
PRAGMA user_version=5;
