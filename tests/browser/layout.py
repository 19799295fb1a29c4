"""What is wrong with a page's layout: cut text, sideways scrolling, targets smaller than a finger, a lost prompt."""

from __future__ import annotations

from playwright.sync_api import Page

LEAST_TARGET = 44

# Text that is cut: what sticks out of a box that neither shows nor scrolls it, out of the page, or out of its own box.
CUT = """
() => {
  const found = [];
  const scrolls = (style, axis) => /auto|scroll/.test(style[axis]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const inDialog = document.querySelector("dialog[open]");
  while (walker.nextNode()) {
    const node = walker.currentNode, text = node.textContent.trim(), owner = node.parentElement;
    if (!text || !owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (owner.closest(".vh, script, style, noscript, option") || (inDialog && !inDialog.contains(owner))) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    const left = Math.min(...boxes.map((b) => b.left)), right = Math.max(...boxes.map((b) => b.right));
    const top = Math.min(...boxes.map((b) => b.top)), bottom = Math.max(...boxes.map((b) => b.bottom));
    let sideways = true, upright = true, own = true, where = "";
    for (let box = owner; box && box !== document.documentElement && boxes.length; box = box.parentElement) {
      const style = getComputedStyle(box), frame = box.getBoundingClientRect();
      const clipsX = style.overflowX !== "visible" && style.display !== "inline";
      const clipsY = style.overflowY !== "visible" && style.display !== "inline";
      if (own && style.display !== "inline" && (left < frame.left - 2 || right > frame.right + 2)) where ||= "own";
      if (style.display !== "inline") own = false;
      if (scrolls(style, "overflowX")) sideways = false;
      if (scrolls(style, "overflowY")) upright = false;
      if (sideways && clipsX && (left < frame.left - 1 || right > frame.right + 1)) where ||= "x";
      if (upright && clipsY && (top < frame.top - 2 || bottom > frame.bottom + 2)) where ||= "y";
      if (style.position === "fixed") break;
    }
    if (sideways && boxes.length && (left < -1 || right > innerWidth + 1)) where ||= "page";
    if (where) found.push(`${where}: "${text.slice(0, 60)}" in ${owner.tagName}.${owner.className}`);
  }
  return [...new Set(found)];
}
"""

# Things to press that are smaller than a finger; citations and names inside running text stand in their line.
SMALL = """
(least) => {
  const press = "button, a[href], select, input:not(.vh), summary, [role=gridcell]";
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".vh");
  const boxOf = (one) => ((one.matches("input") && one.closest("label")) || one).getBoundingClientRect();
  const small = (box) => box.width < least - 0.5 || box.height < least - 0.5;
  return [...document.querySelectorAll(press)]
    .filter((one) => shown(one) && !one.matches(".rule, .at, p a, .bare") && small(boxOf(one)))
    .map((one) => {
      const box = boxOf(one), name = one.ariaLabel ?? one.textContent.trim().slice(0, 30);
      return `${Math.round(box.width)} x ${Math.round(box.height)} ${one.tagName}.${one.className} "${name}"`;
    });
}
"""

PROMPT = """
() => {
  const prompt = document.querySelector("section.prompt .say");
  if (!prompt) return true;
  const box = prompt.getBoundingClientRect();
  return box.top >= 0 && box.height > 10 && box.bottom <= innerHeight;
}
"""

SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def faults(page: Page) -> list[str]:
    """Everything that is wrong at the page's present size."""
    found = [f"cut {line}" for line in page.evaluate(CUT)]
    found += [f"small {line}" for line in page.evaluate(SMALL, LEAST_TARGET)]
    if page.evaluate(SIDEWAYS) > 0:
        found.append(f"the page scrolls sideways by {page.evaluate(SIDEWAYS)} px")
    if not page.evaluate(PROMPT):
        found.append("the prompt is not in sight")
    return found
