"""The one word that the optional compiled build needs in the source, harmless in plain Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_attributes):
        """A decorator that changes nothing; the compiler reads its arguments."""
        return lambda cls: cls
