"""Many games at once: simulation, reports, odds."""
