"""The table is killed in the middle and started again on the same data: the page comes back by itself."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.house import QUICK, House
from tests.browser.table import TablePage
from tests.browser.watch import Watch


def test_killed_and_started_again(tmp_path: Path, open_page: Open, watch: Watch) -> None:
    watch.expect("ERR_CONNECTION_REFUSED")
    with House(tmp_path) as house:
        table = TablePage(open_page(house.link(house.create(army=QUICK)))).entered()
        assert table.play(until=table.fighting)
        before = table.fingerprint()
        house.kill()
        expect(table.net).to_contain_text("disconnected")
        house.start()
        expect(table.net).to_have_text("connected")
        assert table.my_turn()
        assert table.fingerprint() == before
        table.play()
        expect(table.ended).to_be_visible()


def test_a_choice_made_while_it_is_down_is_kept(tmp_path: Path, open_page: Open, watch: Watch) -> None:
    watch.expect("ERR_CONNECTION_REFUSED")
    with House(tmp_path) as house:
        table = TablePage(open_page(house.link(house.create()))).entered()
        assert table.play(until=lambda: table.fighting() and table.free.count())
        house.kill()
        expect(table.net).to_contain_text("disconnected")
        space = table.free.first.get_attribute("data-space")
        table.free.first.click()
        expect(table.cell(str(space))).to_have_attribute("aria-selected", "true")
        house.start()
        expect(table.net).to_have_text("connected")
        expect(table.cell(str(space))).to_have_attribute("aria-selected", "true")
        before = table.fingerprint()
        table.cell(str(space)).click()
        table.changed(before)
