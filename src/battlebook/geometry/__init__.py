"""Boards as pure functions and tables, without a word of any game."""
