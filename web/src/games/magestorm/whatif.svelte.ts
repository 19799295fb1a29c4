/** "What if this marker lay there?": a thought about objective markers. Nothing is spent; the table reckons it. */
import type { Key, Option } from "../../protocol/generated";
import { allOptions, sameKey } from "../../store/options";
import type { Table } from "../../store/table.svelte";
import type { MapView, Row } from "./view";

export const MOST_MARKERS = 4;

export type Goal = MapView["goals"][number];
/** The map as it would be. */
export interface Thought {
  key: Key;
  goals: Goal[];
  preview: Row[];
}

/** The number of a marker in keys: each side has four. */
export function numberOf(goal: Goal): number {
  return goal.side * MOST_MARKERS + goal.n - 1;
}

/** The thought about a key as the whole map: the other side's markers lie where they lie. */
export function thoughtOf(table: Table, view: MapView, key: Key | null): Thought | null {
  const told = table.wouldBe(key) as { goals: Goal[]; preview: Row[] } | null;
  if (!key || !told) return null;
  return { key, goals: [...told.goals, ...view.goals.filter((goal) => goal.side !== table.seat)], preview: told.preview };
}

function ways(row: Row): string {
  return JSON.stringify([row.stays, row.goals, row.steps, row.ends, row.warnings]);
}

/** The rows that would be different. */
export function changed(view: MapView, thought: Thought): Row[] {
  return thought.preview.filter((row) => {
    const now = view.preview.find((one) => one.unit === row.unit);
    return !now || ways(now) !== ways(row);
  });
}

/** What is tried out on the map: a marker in hand, and the key of the last thought. */
export class Trying {
  on = $state(false);
  /** The marker in hand by its number; -1: one that does not lie on the board yet. */
  marker = $state<number | null>(null);
  key = $state.raw<Key | null>(null);

  constructor(private readonly table: Table) {}

  toggle(): void {
    this.on = !this.on;
    this.take(null);
  }

  /** Takes a marker in hand; what was thought of before is forgotten. */
  take(marker: number | null): void {
    this.marker = marker;
    this.key = null;
  }

  private think(key: Key): void {
    this.key = key;
    this.table.wonder(key);
  }

  /** The marker in hand is taken off the board in thought. */
  remove(): void {
    if (this.marker !== null && this.marker >= 0) this.think(["goal-remove", this.marker]);
  }

  /** A hex: the place of the marker in hand, or the marker that lies there. */
  press(hex: number, goals: Goal[]): void {
    const mine = goals.filter((goal) => goal.side === this.table.seat && goal.hex === hex);
    if (this.marker === null) this.take(mine.length > 0 ? numberOf(mine[0]!) : null);
    else this.think(this.marker < 0 ? ["goal-place", hex] : ["goal-move", this.marker, hex]);
  }

  /** The order that makes the thought true, if it can be given now. */
  get order(): Option | null {
    const { key } = this;
    const ask = this.table.mine ? this.table.s.ask : null;
    return (key && ask && allOptions(ask).find((option) => sameKey(option.key, key))) || null;
  }
}

const all = new WeakMap<Table, Trying>();

/** What is tried out at a table: on its map and beside it. */
export function tryingOf(table: Table): Trying {
  const found = all.get(table) ?? new Trying(table);
  all.set(table, found);
  return found;
}
