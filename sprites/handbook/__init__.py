"""The handbook's art: open book, tabs, clauses, aid, cards, and the controls of the settings."""
