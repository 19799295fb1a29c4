"""What unit abilities do, one module for each moment at which they work."""
