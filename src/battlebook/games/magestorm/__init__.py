"""Magestorm: hidden units, four mages, ten-step combats."""
