"""What stays after the window closes: sessions, settings, records and session files.

`library.Library` is the one door. It keeps everything in one SQLite file, commits each decision
on its own, and never stops the play: when the disk refuses, it goes on in memory and says so.
`places` finds the folders, `container` and `transfer` read and write `.throne` files,
`resume` replays a session as far as the rules agree, `check` does the same for a file.
"""
