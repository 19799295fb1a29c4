"""The combat phase: each of its ten steps has a file."""
