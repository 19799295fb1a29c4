/** The focus is never lost: when the thing that had it goes, its neighbour takes it. */
import { tick } from "svelte";
import type { Table } from "../store/table.svelte";

/** Where the keys begin on a board: a space of a grid, a field of a map, or what a game says. */
export const CELL = 'main.board :is([role="gridcell"], [data-site], [data-start])[tabindex="0"]';
/** Things may also go without a message of the table. */
const MEND_MS = 150;
const NEXT: Record<string, string[]> = {
  next: [".options .opt.sel", ".options .opt", ".form .send", CELL],
  prompt: [".prompt .likely", ".prompt .pass", ".options .opt", CELL],
  past: [".log .lines", CELL],
  board: [CELL, ".options .opt", ".prompt .pass"],
};

function regionOf(node: Element): string {
  return Object.keys(NEXT).find((name) => node.closest(`.${name}`)) ?? "board";
}

function shown(selector: string): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((node) => node.offsetParent !== null) ?? null;
}

export function keepFocus(table: Table): void {
  let last: Element | null = null;
  let region = "board";
  const note = (event: FocusEvent): void => {
    last = event.target as Element;
    region = regionOf(last);
  };
  const mend = (): void => {
    if (document.activeElement !== document.body || !last || last.isConnected) return;
    const next = NEXT[region]!.map(shown).find((node) => node !== null);
    next?.focus({ preventScroll: true });
  };
  $effect(() => {
    addEventListener("focusin", note);
    const timer = setInterval(mend, MEND_MS);
    return () => {
      removeEventListener("focusin", note);
      clearInterval(timer);
    };
  });
  $effect(() => {
    void table.s;
    void tick().then(mend);
  });
}
