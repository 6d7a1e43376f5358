"""The archive: the shelf of kept games, the book of records, the sheet for files."""
