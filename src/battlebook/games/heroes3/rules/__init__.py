"""One file for each chapter of the rulebook, same order, same numbers."""
