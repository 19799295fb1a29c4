/** Keys of the table. Single letters can be switched off, and never work while one types. */
import { rules } from "../store/rules.svelte";
import { settings } from "../store/settings.svelte";
import type { Table } from "../store/table.svelte";
import { ui } from "../store/ui.svelte";
import { t } from "../store/words.svelte";
import { CELL } from "./focus.svelte";

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input:not([type=checkbox]), textarea, select");
}

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

export function actions(table: Table, show: (tab: string) => void): Record<string, () => unknown> {
  return {
    "?": () => (ui.open = "keys"),
    "/": () => (ui.command = true),
    b: () => focus(CELL),
    h: () => {
      show("hand");
      requestAnimationFrame(() => focus(".hand .hc"));
    },
    o: () => {
      show("can");
      requestAnimationFrame(() => focus(".options .opt.sel, .options .opt"));
    },
    d: () => (table.chosen ? table.act(table.chosen) : focus(".form .send")),
    p: () => table.pass(),
    u: () => table.undo(),
    l: () => {
      show("past");
      requestAnimationFrame(() => focus(".log .lines"));
    },
    w: () => {
      const text = table.s.ask ? table.text(table.s.ask.words) : t("prompt-wait");
      table.spoken = `${text}\u200b`;
    },
  };
}

export function keysFor(table: Table, show: (tab: string) => void): (event: KeyboardEvent) => void {
  const does = actions(table, show);
  return (event) => {
    if (event.key === "Escape") {
      if (ui.open || rules.open) return;
      if (table.escape()) event.preventDefault();
      return;
    }
    if (!settings.keys || typing(event.target) || event.ctrlKey || event.metaKey || event.altKey || ui.open || table.s.handover) return;
    const run = does[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };
}
