/** A combat as its events tell it: the sums with every addend, step by step. */
import type { Event } from "../../protocol/generated";
import { faces } from "./faces.svelte";
import type { Characteristic, Fight, MapView } from "./view";

export const ROWS: (Characteristic | "resistance")[] = ["initiative", "attack", "defense", "damage", "resistance"];

/** The events of the last combat, from its beginning. */
export function combatEvents(events: Event[]): Event[] {
  const start = events.findLastIndex((event) => event.kind === "combat-begins");
  if (start < 0) return [];
  const end = events.findIndex((event, i) => i > start && event.kind === "combat-ends");
  return events.slice(start, end < 0 ? undefined : end + 1);
}

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

/** How the damage of a unit lies on its line: always on the first card. */
export function damageOn(view: MapView, fight: Fight, side: number): number {
  const id = [fight.attacker, fight.defender].find((unit) => view.units.some((one) => one.id === unit && one.side === side));
  return view.units.find((one) => one.id === id)?.damage ?? 0;
}

/** What a card counts in a row: its printed value in this part of the combat. */
export function value(card: number, row: Characteristic | "resistance", when: Fight["when"]): number | null {
  const face = faces.of(card);
  if (!face) return null;
  return row === "resistance" ? face.resistance : face[row][when === "melee" ? 1 : 0];
}
