"""Battlebook: fantasy battle games, played exactly by the book."""

__version__ = "0.1.0"
