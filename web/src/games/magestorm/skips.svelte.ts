/** What one does not want to be asked: Fate windows for a while, and the last magic step, whose spells come too late.
    A person's own setting; it is seen, taken back with one press, and never hides a new kind of choice. */
import type { Ask, FormAnswer, Key } from "../../protocol/generated";
import { allOptions, passOf } from "../../store/options";
import type { Table } from "../../store/table.svelte";
import { isView, type MapView } from "./view";

export const UNTIL = ["always", "combat", "turn"] as const;
export type Until = (typeof UNTIL)[number];
const FATE = ["fate", "reroll"];
const LAST_MAGIC = 10;
const NAME = "battlebook.magestorm.lastmagic";

interface Skip {
  until: Until;
  /** The combat or the turn in which it holds. */
  mark: string;
  /** What could be chosen when one said so. */
  verbs: string[];
}

/** A combat or a turn by name, as one seat's. */
export function markOfTime(view: MapView, seat: number | null, until: Until): string {
  const { fight } = view;
  if (until === "combat") return fight ? [seat, view.round, view.active, fight.attacker, fight.defender].join("-") : "";
  return [seat, view.round, view.active].join("-");
}

function verbsOf(ask: Ask): string[] {
  return [...new Set(allOptions(ask).map(({ key }) => String(key[0])))];
}

/** Whether a wish not to be asked holds for an ask. */
export function holds(skip: Skip | null, ask: Ask, view: MapView, seat: number | null): boolean {
  if (!skip || skip.until === "always" || skip.mark === "" || skip.mark !== markOfTime(view, seat, skip.until)) return false;
  return verbsOf(ask).every((verb) => skip.verbs.includes(verb));
}

function read(): boolean {
  try {
    return localStorage.getItem(NAME) !== "ask";
  } catch {
    return true;
  }
}

class Skips {
  private wish = $state.raw<Skip | null>(null);
  private whose = $state.raw<Table | null>(null);
  lastMagic = $state(read());

  /** Until when Fate windows are passed by themselves at a table; "always": one is asked. */
  now(table: Table, view: MapView): Until {
    return this.whose === table && this.wish?.mark === markOfTime(view, table.seat, this.wish?.until ?? "always") ? this.wish.until : "always";
  }
  until(table: Table, view: MapView, until: Until): void {
    this.whose = table;
    this.wish = until === "always" ? null : { until, mark: markOfTime(view, table.seat, until), verbs: table.s.ask ? verbsOf(table.s.ask) : [] };
  }
  askLastMagic(asked: boolean): void {
    this.lastMagic = !asked;
    try {
      localStorage.setItem(NAME, asked ? "ask" : "skip");
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }

  /** The answer that is given by itself, or null when one wants to be asked. */
  answer(table: Table): { key: Key } | { form: FormAnswer } | null {
    const { ask, view } = table.s;
    if (!ask || !isView(view)) return null;
    if (ask.kind === "magic" && view.fight?.step === LAST_MAGIC && this.lastMagic) return { form: [] };
    const pass = FATE.includes(ask.kind) && this.whose === table && holds(this.wish, ask, view, table.seat) ? passOf(ask) : null;
    return pass ? { key: pass.key } : null;
  }
}

export const skips = new Skips();

/** Whether an ask is one of the windows about dice. */
export function aboutDice(ask: Ask | null): boolean {
  return ask !== null && FATE.includes(ask.kind);
}
