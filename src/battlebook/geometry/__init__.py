"""Hexes, grids and paths: pure functions without a word of any game."""
