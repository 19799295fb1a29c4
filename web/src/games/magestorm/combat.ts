/** A combat as its events tell it: the sums with every addend, step by step. */
import type { Event, Sum, SumRow } from "../../protocol/generated";
import { faces } from "./faces.svelte";
import type { Characteristic, Fight } from "./view";

export const ROWS: (Characteristic | "resistance")[] = ["initiative", "attack", "defense", "damage", "resistance"];

/** The characteristics that are summed up at an event. */
export function summed(event: Event | undefined): Characteristic | null {
  const total = event?.sum?.total.words.id.replace("ms-sum-", "");
  return ROWS.find((row): row is Characteristic => row === total && row !== "resistance") ?? null;
}

/** The last sums up to an event: those that face each other, or one alone. */
export function facing(events: Event[], upTo: number): Event[] {
  const sums = events.slice(0, upTo + 1).filter((event) => event.sum);
  const last = sums[sums.length - 1];
  if (!last) return [];
  const before = sums[sums.length - 2];
  const what = summed(last);
  const other = what === "initiative" ? "initiative" : what === "defense" ? "attack" : null;
  return before && other && summed(before) === other && before.seat !== last.seat ? [before, last] : [last];
}

/** What a card counts in a row: its printed value in this part of the combat. */
export function value(card: number, row: Characteristic | "resistance", when: Fight["when"]): number | null {
  const face = faces.of(card);
  if (!face) return null;
  return row === "resistance" ? face.resistance : face[row][when === "melee" ? 1 : 0];
}

/** The addends of a sum by what they come from: each card of the line in its order, and things beside it by their message. */
export interface Cells {
  cards: number[];
  extras: Record<string, number>;
}
const OF_CARDS = ["card", "still", "minimum", "unstoppable"];
const OF_THE_SAME_CARD = ["charge", "forestry", "nocturnal"];

export function cellsOf(rows: SumRow[]): Cells {
  const cells: Cells = { cards: [], extras: {} };
  for (const row of rows) {
    const kind = row.words.id.replace("ms-sum-", "");
    const args = (row.words.args ?? {}) as Record<string, { msg?: string }>;
    const thing = (args.spell ?? args.terrain ?? args.card)?.msg;
    if (OF_CARDS.includes(kind)) cells.cards.push(row.value);
    else if (OF_THE_SAME_CARD.includes(kind)) cells.cards[cells.cards.length - 1]! += row.value;
    else if (thing) cells.extras[thing] = (cells.extras[thing] ?? 0) + row.value;
  }
  return cells;
}

/** The dice of a sum, and what it is without them. */
export function diceOf(sum: Sum): { dice: number[]; without: number } {
  const dice = sum.rows.filter((row) => row.words.id === "ms-sum-die").map((row) => row.value);
  return { dice, without: sum.total.value - dice.reduce((all, one) => all + one, 0) };
}

/** What comes of two sums that face each other. */
export function verdict(sums: Event[]): "first" | "tie" | "hits" | "fails" | null {
  const [one, other] = sums;
  if (!one?.sum || !other?.sum) return null;
  const ahead = one.sum.total.value - other.sum.total.value;
  if (summed(one) === "initiative") return ahead === 0 ? "tie" : "first";
  return ahead > 0 ? "hits" : "fails";
}
