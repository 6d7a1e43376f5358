"""Papers of the book in which an owner keeps sets of figures."""
