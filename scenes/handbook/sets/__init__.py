"""The book of the owner's box: sets of figures, rulings, changes, trial games."""
