"""Notes what every page of a test shows and says: screens and dialogs seen, kinds of asks, faults of the page."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, WebSocket

LIST = Path(__file__).with_name("screens.toml")

# Tells about each listed thing once it is visible, and when prompt and options last changed: a button that has just
# changed its meaning is dead for a moment. Runs in every page before its own scripts.
LOOKOUT = """
(wanted) => {
  const left = new Map(Object.entries(wanted));
  let due = false;
  const look = () => {
    due = false;
    for (const [name, selector] of left) {
      if (![...document.querySelectorAll(selector)].some((one) => one.checkVisibility())) continue;
      left.delete(name);
      window.battlebookSeen(name);
    }
  };
  const soon = () => {
    if (due) return;
    due = true;
    queueMicrotask(look);
  };
  const all = { childList: true, subtree: true, attributes: true };
  new MutationObserver(soon).observe(document, all);
  let changed = 0;
  const within = (one) => one.target.parentElement?.closest(".prompt, .options");
  const brings = (one) => [...one.addedNodes].some((node) => node.querySelector?.(".prompt"));
  const asked = (records) => {
    if (records.some((one) => within(one) || brings(one))) changed = performance.now();
  };
  new MutationObserver(asked).observe(document, { ...all, characterData: true });
  window.battlebookQuiet = () => performance.now() - changed > 320;
}
"""


def listed() -> dict[str, dict[str, Any]]:
    """Screens and dialogs by name, each with what shows it; kinds of asks by game."""
    return tomllib.loads(LIST.read_text("utf-8"))


def listed_asks() -> list[str]:
    """Every kind of ask, behind its game."""
    return [f"{game} {kind}" for game, kinds in listed()["asks"].items() for kind in kinds]


class Watch:
    """What was seen. ``faults``: errors and warnings of the pages of one test."""

    def __init__(self) -> None:
        self.seen: set[str] = set()
        self.asks: set[str] = set()
        self.faults: list[str] = []
        self.expected: list[str] = []

    def over(self, context: BrowserContext) -> None:
        """Watch every page of a context."""
        screens = {name: where for kind in ("screens", "dialogs") for name, where in listed()[kind].items()}
        context.expose_binding("battlebookSeen", lambda _source, name: self.seen.add(name))
        context.add_init_script(f"({LOOKOUT})({json.dumps(screens)})")
        context.on("page", self.page)

    def page(self, page: Page) -> None:
        """Watch one page."""
        page.on("console", self.console)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("websocket", self.socket)

    def console(self, message: ConsoleMessage) -> None:
        """Errors and warnings of a page are faults."""
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.text} {message.location['url']}")

    def expect(self, part: str) -> None:
        """Faults that a test brings about itself are none."""
        self.expected.append(part)

    def unexpected(self) -> list[str]:
        """Every other fault."""
        return [fault for fault in self.faults if not any(part in fault for part in self.expected)]

    def fresh(self) -> None:
        """A new test begins."""
        self.faults.clear()
        self.expected.clear()

    def socket(self, socket: WebSocket) -> None:
        """Listen to what the table sends: first which game it is, then kinds of asks."""
        game = ""

        def heard(frame: str | bytes) -> None:
            nonlocal game
            message: Mapping[str, Any] = json.loads(frame)
            game = message.get("game", game)
            ask = message.get("ask")
            if isinstance(ask, dict):
                self.asks.add(f"{game} {ask['kind']}")

        socket.on("framereceived", heard)


class Visited:
    """What all pages of a run have shown, in whichever process. ``complete``: all browser tests were run."""

    def __init__(self) -> None:
        self.complete = False
        self.seen: set[str] = set()
        self.asks: set[str] = set()

    def saw(self, seen: Iterable[str], asks: Iterable[str]) -> None:
        """A process has seen these."""
        self.seen |= set(seen)
        self.asks |= set(asks)

    def plain(self) -> dict[str, Any]:
        """What a worker hands over."""
        return {"complete": self.complete, "seen": sorted(self.seen), "asks": sorted(self.asks)}

    def take(self, told: Mapping[str, Any]) -> None:
        """What a worker has handed over."""
        self.complete = bool(told["complete"])
        self.saw(told["seen"], told["asks"])

    def missing(self) -> list[str]:
        """What is listed and was not visited, if the run was to visit everything."""
        wanted = listed()
        screens = {name for kind in ("screens", "dialogs") for name in wanted[kind]}
        return sorted((screens - self.seen) | (set(listed_asks()) - self.asks)) if self.complete else []
