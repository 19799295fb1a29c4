"""The computer's players; they know no game by name."""
