"""Around the match: settings, looking back, the rulebook, typed commands, files."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.house import QUICK, House
from tests.browser.positions import find
from tests.browser.scenes import lively, match_of
from tests.browser.table import TablePage

THEMES = {"Light": "light", "Dark": "dark", "Contrast": "contrast"}


def at_the_table(house: House, page: Page, link: str) -> TablePage:
    """Sit down, my turn."""
    page.goto(link)
    table = TablePage(page).entered()
    assert table.my_turn()
    return table


def finished(house: House, page: Page) -> TablePage:
    """A short fight, ended by Retreat."""
    table = at_the_table(house, page, house.resume(find("extend")))
    table.rows.filter(has_text="Retreat").click()
    table.confirm()
    expect(table.ended).to_be_visible()
    return table


def test_the_language_changes_without_a_reload(house: House, open_page: Open) -> None:
    table = at_the_table(house, open_page(), house.resume(find("act", lively)))
    table.page.evaluate("() => { window.sameDocument = true }")
    table.page.get_by_role("button", name="Menu").click()
    table.page.get_by_role("button", name="Deutsch").click()
    table.page.keyboard.press("Escape")
    expect(table.turn).to_contain_text("Du bist dran")
    expect(table.page.locator("html")).to_have_attribute("lang", "de")
    for part in (table.say, table.options, table.log, table.page.locator(".grid")):
        expect(part).not_to_contain_text("[")
    assert table.page.evaluate("() => window.sameDocument")
    table.page.reload()
    expect(table.turn).to_contain_text("Du bist dran")


def test_the_theme_changes_and_stays(house: House, open_page: Open) -> None:
    page = open_page(house.address)
    page.get_by_role("button", name="Menu").click()
    root = page.locator("html")
    grounds = set()
    for name, theme in THEMES.items():
        page.get_by_role("button", name=name, exact=True).click()
        expect(root).to_have_attribute("data-theme", theme)
        grounds.add(page.evaluate("() => getComputedStyle(document.body).backgroundColor"))
    assert len(grounds) == 3
    page.reload()
    expect(root).to_have_attribute("data-theme", "contrast")


def test_looking_back_with_slider_and_keys(house: House, open_page: Open) -> None:
    link = house.resume(find("act", lively))
    page = at_the_table(house, open_page(), link).page
    page.goto(f"{house.address}/replay/{match_of(link)}")
    step, slider = page.locator(".turn.rp small"), page.get_by_role("slider")
    last = int(str(slider.get_attribute("max"))) + 1
    expect(step).to_have_text(f"decision {last} of {last}")
    page.keyboard.press("Home")
    expect(step).to_have_text(f"decision 1 of {last}")
    page.keyboard.press("ArrowRight")
    expect(step).to_have_text(f"decision 2 of {last}")
    slider.fill(str(last - 2))
    expect(step).to_have_text(f"decision {last - 1} of {last}")
    expect(page.get_by_role("button", name="Public")).to_have_count(0)  # nothing is hidden in a duel
    page.goto(f"{house.address}/replay/{match_of(link)}?at=3")
    expect(step).to_have_text(f"decision 3 of {last}")
    expect(page.locator(".prompt")).to_contain_text("Checked: every decision was legal")


def test_playing_on_from_a_moment_of_a_replay(house: House, open_page: Open) -> None:
    link = house.resume(find("act", lively))
    page = at_the_table(house, open_page(), link).page
    page.goto(f"{house.address}/replay/{match_of(link)}?at=3")
    expect(page.locator(".turn.rp small")).to_contain_text("decision 3 of")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("/m/"))
    assert match_of(link) not in page.url
    table = TablePage(page).entered()
    table.take_device()
    assert table.my_turn()
    table.step()
    page.goto(f"{house.address}/replay/{match_of(link)}")
    expect(page.get_by_role("button", name="Play on from here")).to_be_enabled()


def test_searching_the_rulebook(house: House, open_page: Open) -> None:
    page = open_page(house.address)
    page.get_by_role("link", name="Rulebook: Heroes of Might and Magic III").click()
    rules = page.locator(".rr")
    expect(rules.first).to_be_visible()
    search = page.get_by_role("searchbox")
    search.fill("retaliation once")
    expect(page.get_by_role("heading", name=re.compile("rules? found"))).to_be_visible()
    for text in rules.all_inner_texts():
        assert "retaliat" in text.lower()
    search.fill("no such rule anywhere")
    expect(page.get_by_role("heading", name="Nothing found")).to_be_visible()
    search.fill("")
    page.get_by_role("button", name=re.compile("Terminology")).click()
    expect(page.get_by_role("heading", name="Terminology")).to_be_visible()


def test_a_rule_is_read_in_its_context(house: House, open_page: Open) -> None:
    table = at_the_table(house, open_page(), house.resume(find("act", lively)))
    table.say.locator("button.rule").click()
    table.pop.get_by_role("link", name="Read in context").click()
    expect(table.page.locator(".rr.marked")).to_be_in_viewport()
    table.page.go_back()
    assert table.my_turn()


def test_typed_commands(house: House, open_page: Open) -> None:
    table = at_the_table(house, open_page(), house.resume(find("act", lively)))
    table.page.keyboard.press("/")
    line, said = table.page.get_by_role("combobox", name="Type a command"), table.page.locator(".cmd [role=status]")
    line.fill("help")
    line.press("Enter")
    expect(said).to_contain_text("For example: attack")
    line.fill("dance")
    line.press("Enter")
    expect(said).to_contain_text("Not understood")
    before = table.fingerprint()
    line.fill("defend")
    line.press("Enter")
    expect(said).to_contain_text("Defend")
    table.changed(before)
    line.press("Escape")
    expect(line).to_have_count(0)


def test_a_match_is_saved_opened_and_checked(house: House, open_page: Open, tmp_path: Path) -> None:
    table = finished(house, open_page())
    page = table.page
    page.get_by_role("button", name="Check the whole match").click()
    expect(page.locator(".verify")).to_contain_text("Checked: the digests match.")
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the match as a file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.suffix == ".battle"
    opened = open_page(house.address)
    opened.locator("input[type=file]").set_input_files(file)
    expect(opened.get_by_role("dialog")).to_contain_text("Checked: the digests match.")
    opened.get_by_role("button", name="Look back on it").click()
    expect(opened.locator(".table.replay")).to_be_visible()


def test_an_unfinished_file_is_played_on(house: House, open_page: Open, tmp_path: Path) -> None:
    file = tmp_path / "a.battle"
    file.write_text(find("act", lively).file, "utf-8")
    page = open_page(house.address)
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Play on with it").click()
    table = TablePage(page).entered()
    assert table.my_turn()
    table.step()


def test_play_again_with_swapped_sides(house: House, open_page: Open) -> None:
    table = TablePage(open_page(house.link(house.create(army=QUICK)))).entered()
    table.play()
    table.page.get_by_role("button", name="Rematch with swapped sides").click()
    expect(table.form).to_be_visible()
    assert table.my_turn()
    expect(table.turn).to_contain_text("defender")


def test_my_matches_lead_back(house: House, open_page: Open) -> None:
    table = TablePage(open_page(house.link(house.create()))).entered()
    assert table.my_turn()
    table.page.get_by_role("link", name="To the start page").first.click()
    expect(table.page).to_have_title("(1) Battlebook")
    mine = table.page.get_by_role("region", name="My matches")
    expect(mine).to_contain_text("Your turn")
    mine.get_by_role("link", name="Play on").click()
    assert table.my_turn()
