"""`python -m battlebook` is the command `battlebook`."""

import sys

from battlebook.cli import main

if __name__ == "__main__":
    sys.exit(main())
