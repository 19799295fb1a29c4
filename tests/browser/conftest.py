"""A browser, a table, and pages that are watched."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from battlebook.table.wordfiles import STATIC
from tests.browser.house import House
from tests.browser.watch import Visited, Watch

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESK, PHONE, SMALL = (1280, 800), (390, 844), (360, 780)
WAIT_MS = 20_000
expect.set_options(timeout=WAIT_MS)
WATCH = Watch()
FAILED = pytest.StashKey[bool]()
OUTPUT = Path(__file__).with_name("output")
VISITED = pytest.StashKey[Visited]()
MODULES = {path.name for path in Path(__file__).parent.glob("test_*.py")}

PSEUDO = """
if (location.protocol === "http:") {
  const kept = JSON.parse(localStorage.getItem("battlebook.settings") ?? "{}");
  localStorage.setItem("battlebook.settings", JSON.stringify({ ...kept, lang: "xx" }));
}
"""

Open = Callable[..., Page]


@pytest.fixture(scope="session")
def browser(chromium_path: str) -> Iterator[Browser]:
    """The system's chromium, driven without a download."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium_path, args=list(FLAGS))
        yield started
        started.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One table for all tests that do not hurt it."""
    assert (STATIC / "index.html").is_file(), "the page is not built yet: python scripts/page.py build"
    with House(tmp_path_factory.mktemp("table")) as running:
        yield running


@pytest.fixture
def watch() -> Iterator[Watch]:
    """What the pages of this test showed. At its end there is no fault that it did not expect."""
    WATCH.fresh()
    yield WATCH
    assert WATCH.unexpected() == []


def device(browser: Browser, size: tuple[int, int] = DESK, lang: str = "en", **more: Any) -> BrowserContext:
    """A browser of its own, watched: a person at a device."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale="en" if lang == "xx" else lang,
        reduced_motion="reduce",
        permissions=["clipboard-read", "clipboard-write"],
        **more,
    )
    if lang == "xx":  # the pseudo-language is spoken by nobody's device
        context.add_init_script(PSEUDO)
    context.set_default_timeout(WAIT_MS)
    WATCH.over(context)
    return context


@pytest.fixture
def open_page(browser: Browser, watch: Watch, request: pytest.FixtureRequest) -> Iterator[Open]:
    """Opens an address in a browser of its own."""
    contexts = []

    def opened(address: str = "about:blank", **more: Any) -> Page:
        contexts.append(device(browser, **more))
        page = contexts[-1].new_page()
        page.goto(address)
        return page

    yield opened
    for context in contexts:
        if FAILED in request.node.stash:
            keep_pictures(context, request.node.name)
        context.close()


@pytest.fixture(scope="module")
def shared_device(browser: Browser) -> Iterator[BrowserContext]:
    """One browser for the many short tests of a module: opening one costs more than such a test does."""
    context = device(browser)
    yield context
    context.close()


@pytest.fixture
def shared_page(shared_device: BrowserContext, watch: Watch, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A new page in it."""
    page = shared_device.new_page()
    yield page
    if FAILED in request.node.stash:
        keep_pictures(shared_device, request.node.name)
    page.close()


def keep_pictures(context: BrowserContext, name: str) -> None:
    """What a failed test had before its eyes."""
    OUTPUT.mkdir(exist_ok=True)
    for n, page in enumerate(context.pages):
        page.screenshot(path=OUTPUT / f"failed-{name}-{n}.png")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Note that a test has failed before its pages are closed."""
    report: pytest.TestReport = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


# ------------------------------------------------------------------------------- was everything listed visited?
# Worker processes see a part each, so they hand over what their pages showed, and it is compared when all are done.


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Only a run of all browser tests has to visit everything."""
    here = {item.path.name for item in items if item.path.parent == Path(__file__).parent}
    config.stash[VISITED].complete = here == MODULES and not config.option.keyword


def pytest_configure(config: pytest.Config) -> None:
    """A place for what was visited."""
    config.stash[VISITED] = Visited()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker hands over; the one process, or the one that has workers, compares."""
    found = session.config.stash[VISITED]
    found.saw(WATCH.seen, WATCH.asks)
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["visited"] = found.plain()
    elif found.missing() and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """A worker has ended."""
    told = getattr(node, "workeroutput", {}).get("visited")
    if told:
        node.config.stash[VISITED].take(told)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Name what no test has visited."""
    missing = config.stash[VISITED].missing()
    if missing and not terminalreporter.stats.get("failed"):
        terminalreporter.section("listed in screens.toml, visited by no browser test", red=True)
        terminalreporter.line(", ".join(missing))
