"""One folder for each game, all alike."""
