"""Tests of cards in Combat."""
