"""The effects of cards, one file for what belongs together; each operation stands in the register `ops.OPS`."""
