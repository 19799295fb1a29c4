/** What the map shows and says of a hex beside its ground: what may be done there, what was done. */
import type { Event, Option, Ref } from "../../protocol/generated";
import { allOptions } from "../../store/options";
import type { Table } from "../../store/table.svelte";
import { t, words } from "../../store/words.svelte";
import { faces } from "./faces.svelte";
import { hexName, unitOf, unitsIn, type MapView, type Unit } from "./view";

/** The letters of objective markers. */
export const LETTERS = "ABCD";
const STRIKES = ["attack", "combat"];

export interface Mark {
  options: Option[];
  can: boolean;
  target: boolean;
  selected: boolean;
  refused: boolean;
  last: boolean;
  lit: boolean;
}

export function seatClass(table: Table, side: number): string {
  const colour = table.s.hello?.seats.find((one) => one.seat === side)?.colour;
  return colour === undefined ? "sN" : `s${"ABCD"[colour] ?? "N"}`;
}

export function colourOf(table: Table, side: number): number | null {
  return table.s.hello?.seats.find((one) => one.seat === side)?.colour ?? null;
}

/** Options that point at a hex, or at a unit that stands there. */
export function optionsOn(table: Table, hex: number, units: Unit[]): Option[] {
  if (!table.mine || !table.s.ask) return [];
  return allOptions(table.s.ask).filter(({ target }) => target && (target.space === undefined ? units.some((unit) => unit.id === target.unit) : target.space === hex));
}

/** The unit that a prompt is about. */
export function askedUnit(table: Table): number | null {
  const ref = table.s.ask?.words.args?.unit as Ref | undefined;
  return table.mine && ref?.ref === "unit" ? Number(ref.id) : null;
}

/** The hexes of the last decision, in the order in which it went over them. */
export function lastHexes(events: Event[]): number[] {
  const last = events.findLast((event) => hexesOf(event).length > 0);
  return last ? [...new Set(events.filter((event) => event.decision === last.decision).flatMap(hexesOf))] : [];
}

function hexesOf(event: Event): number[] {
  if (event.kind === "tokens-placed" || event.kind === "token-moved") return [];
  const { start, hex } = (event.words.args ?? {}) as { start?: Ref; hex?: Ref };
  return [start, hex].filter((ref) => ref?.ref === "space").map((ref) => Number(ref!.id));
}

/** Where units went in the last decision, as pairs of hexes. */
export function trails(events: Event[]): [number, number][] {
  const last = events.findLast((event) => hexesOf(event).length > 0);
  if (!last) return [];
  return events.filter((event) => event.decision === last.decision && hexesOf(event).length === 2).map((event) => hexesOf(event) as [number, number]);
}

function lit(table: Table, view: MapView, hex: number): boolean {
  const ref = table.lit;
  if (ref?.ref === "unit") return unitOf(view, Number(ref.id))?.hex === hex;
  return ref?.ref === "space" && Number(ref.id) === hex;
}

export function markOf(table: Table, view: MapView, hex: number, last: number[]): Mark {
  const units = unitsIn(view, hex);
  const options = optionsOn(table, hex, units);
  const asked = askedUnit(table);
  const bubble = table.bubble;
  return {
    options,
    can: options.length > 0,
    target: options.some((option) => option.style === "strike" || STRIKES.includes(String(option.key[0]))),
    selected: (table.chosen !== null && options.includes(table.chosen)) || units.some((unit) => unit.id === asked || unit.id === table.inspected),
    refused: bubble !== null && (bubble.space === hex || units.some((unit) => unit.id === bubble.unit)),
    last: last.includes(hex),
    lit: lit(table, view, hex),
  };
}

export function unitName(unit: Unit): string {
  return nameOf(unit.id);
}

/** The name of a unit, also of one that is no more. */
export function nameOf(unit: number): string {
  return words.current.format(`ms-unit-${unit < 12 ? "kragis" : "lausjan"}-${(unit % 12) + 1}`);
}

/** Signs on a unit's stand, by the name of their picture. */
export function effects(unit: Unit): string[] {
  return [unit.run > 0 && "run", unit.whirlwind && "whirlwind", unit.fly && "fly", unit.treewalk && "treewalk"].filter((one) => one !== false);
}

/** A unit in one spoken line: size, knights, markers, and the cards that one knows. */
export function unitWords(view: MapView, unit: Unit): string {
  const known = unit.cards.map((card) => faces.named(card)).join("; ");
  return [
    t("ms-ui-unit-spoken", { name: unitName(unit), size: unit.large ? "large" : "small", knights: unit.knights, n: unit.damage }),
    unit.hold ? t("ms-ui-hold") : "",
    ...effects(unit).map((one) => t(`ms-ui-effect-${one}`)),
    unit.attacks === null ? "" : t("ms-ui-attacks", { hex: hexName(view, unit.attacks) }),
    ...(view.preview.find((row) => row.unit === unit.id)?.warnings ?? []).map((one) => t(`ms-ui-warn-${one}`)),
    known ? t(unit.whole ? "ms-ui-cards-are" : "ms-ui-cards-known", { cards: known }) : "",
  ].filter(Boolean).join(", ");
}

export function goalName(goal: { side: number; n: number }): string {
  return t("ms-ui-goal", { side: words.current.format(goal.side === 0 ? "ms-seat-kragis" : "ms-seat-lausjan"), letter: LETTERS[goal.n - 1] ?? "?" });
}

/** What a screen reader says of a hex: name, ground, site, markers, units, what can be done. */
export function spoken(table: Table, view: MapView, hex: number, mark: Mark): string {
  const site = view.scenario.sites.find((one) => one.hex === hex);
  const things = [
    words.current.format(`ms-terrain-${view.hexes[hex]}`),
    site ? words.current.format(site.name) : "",
    ...view.goals.filter((goal) => goal.hex === hex).map(goalName),
    view.flares.some((flare) => flare.hex === hex) ? t("ms-ui-flare") : "",
    view.loads.some((load) => load.hex === hex) ? t("ms-ui-load") : "",
    ...unitsIn(view, hex).map((unit) => unitWords(view, unit)),
  ].filter(Boolean);
  const acts = mark.options.map((option) => [table.text(option.words), table.text(option.meta)].filter(Boolean).join(", "));
  return [`${hexName(view, hex)}: ${things.join(", ")}`, ...acts, mark.refused ? t("ms-ui-refused") : "", mark.last ? t("ms-ui-last") : ""].filter(Boolean).join("; ");
}
