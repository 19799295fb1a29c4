"""The pages around the table: start, new match."""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.table import TablePage


class NewMatchPage:
    """The form of a new match."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.form = page.locator("form.newm")
        self.setups = self.form.locator(".choices .opt")
        self.seats = self.form.locator(".seatrow")
        self.begin = self.form.locator("button[type=submit]")
        expect(self.form).to_be_visible()

    def setup(self, name: str) -> NewMatchPage:
        """Choose what is played."""
        self.setups.filter(has_text=name).first.click()
        return self

    def pick(self, seat: int, what: str, value: str) -> NewMatchPage:
        """Choose something in the row of a seat."""
        self.seats.nth(seat).get_by_label(what).select_option(value)
        return self

    def option(self, name: str) -> Locator:
        """A setting of the match."""
        return (
            self.form.locator("label.line").filter(has=self.page.get_by_text(name, exact=True)).locator("select, input")
        )

    def started(self) -> TablePage:
        """Begin, and go to the table."""
        self.begin.click()
        return TablePage(self.page).entered()


def new_match(page: Page, way: str) -> NewMatchPage:
    """From the start page, in one of the three ways."""
    page.get_by_role("link", name=way).first.click()
    return NewMatchPage(page)


def packed(form: dict[str, Any]) -> str:
    """The form of a new match as links carry it."""
    deflate = zlib.compressobj(wbits=-15)
    data = deflate.compress(json.dumps(form).encode()) + deflate.flush()
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
