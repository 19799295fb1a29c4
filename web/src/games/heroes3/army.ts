/** An army being put together: its rows, its points, its text in one line, and the draft that a reload brings back. */
import type { Words } from "../../protocol/generated";

export const SIDES = { f: "few", p: "pack", af: "alt_few", ap: "alt_pack", n: "neutral" } as const;
export type Side = (typeof SIDES)[keyof typeof SIDES];
export interface Row {
  unit: string;
  side: Side;
}
export interface CardSide {
  side: Side;
  type: "ground" | "flying" | "ranged";
  attack: number;
  defense: number;
  health: number;
  initiative: number;
  points: number;
  abilities: Words[];
}
export interface UnitCard {
  unit: string;
  name: string;
  faction: string | null;
  tier: string | null;
  group: string;
  names: Record<string, string>;
  sides: CardSide[];
}
export interface Filter {
  text: string;
  group: string;
  tier: string;
}
export type Way = "ready" | "random" | "own";
export interface Draft {
  way: Way;
  ready: string;
  random: { points: number | null; seed: number; faction: string };
  own: Row[];
}
export type Read = { rows: Row[] } | { problem: "token" | "unit" | "many"; token: string };

const MOST_ROWS = 40;
const USUAL_POINTS = 75;

// ------------------------------------------------------------------------------------------------- as a text

/** "griffins/f crusaders/p" */
export function textOf(rows: Row[]): string {
  return rows.map((row) => `${row.unit}/${letterOf(row.side)}`).join(" ");
}

export function letterOf(side: Side): string {
  return Object.entries(SIDES).find(([, name]) => name === side)?.[0] ?? "f";
}

/** The army a text means; whether its units may fight is for the rules to say. No cards: any unit is known. */
export function read(text: string, cards: UnitCard[] | null): Read {
  const tokens = text.toLowerCase().split(/[\s,;]+/).filter(Boolean);
  if (tokens.length > MOST_ROWS) return { problem: "many", token: String(MOST_ROWS) };
  const rows: Row[] = [];
  for (const token of tokens) {
    const parts = /^([a-z_]+(?:@[a-z_]+)?)\/(f|p|af|ap|n)$/.exec(token);
    if (!parts) return { problem: "token", token: token.slice(0, 40) };
    const unit = parts[1]!;
    if (cards && !cards.some((card) => card.unit === unit)) return { problem: "unit", token: unit.slice(0, 40) };
    rows.push({ unit, side: SIDES[parts[2] as keyof typeof SIDES] });
  }
  return { rows };
}

// -------------------------------------------------------------------------------------------- points and cards

export function cardOf(cards: UnitCard[], unit: string): UnitCard | null {
  return cards.find((card) => card.unit === unit) ?? null;
}

/** A row's points; null for a side that no army may hold. */
export function pointsOf(cards: UnitCard[], row: Row): number | null {
  return cardOf(cards, row.unit)?.sides.find((side) => side.side === row.side)?.points ?? null;
}

export function total(cards: UnitCard[], rows: Row[]): number {
  return rows.reduce((sum, row) => sum + (pointsOf(cards, row) ?? 0), 0);
}

/** The sides that can be picked: a faction's unit comes as Few or Pack, any other as it is. */
export function offered(card: UnitCard): CardSide[] {
  return card.faction ? card.sides.filter((side) => side.side !== "neutral") : card.sides;
}

/** Lower case, without accents and soft hyphens. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/[\u0300-\u036f\u00ad]/g, "").toLowerCase().replace(/ß/g, "ss").trim();
}

/** What fits a filter, named in either language. Guards of Creature Banks come only when asked for. */
export function filtered(cards: UnitCard[], filter: Filter): UnitCard[] {
  const wanted = folded(filter.text);
  return cards.filter(
    (card) =>
      offered(card).length > 0 &&
      (filter.group ? card.group === filter.group : card.group !== "bank" || wanted !== "") &&
      (!filter.tier || card.tier === filter.tier) &&
      (!wanted || Object.values(card.names).some((name) => folded(name).includes(wanted))),
  );
}

/** The groups of units in the order of the cards. */
export function groups(cards: UnitCard[]): string[] {
  return [...new Set(cards.filter((card) => offered(card).length > 0).map((card) => card.group))];
}

/** The message that names a group. */
export function groupWords(group: string): string {
  return group === "bank" ? "h3-ui-army-bank" : `h3-faction-${group}`;
}

export function factions(cards: UnitCard[]): string[] {
  return [...new Set(cards.flatMap((card) => card.faction ?? []))];
}

// ------------------------------------------------------------------------------------------------- the draft

export function newSeed(): number {
  return Math.floor(Math.random() * 2 ** 31);
}

export function freshDraft(ready: string): Draft {
  return { way: "ready", ready, random: { points: USUAL_POINTS, seed: newSeed(), faction: "" }, own: [] };
}

/** What the set-up is given. */
export function valueOf(draft: Draft): unknown {
  if (draft.way === "ready") return draft.ready;
  if (draft.way === "own") return draft.own.map((row) => ({ ...row }));
  const { points, seed, faction } = draft.random;
  return { random: points ?? 0, seed, ...(faction ? { faction } : {}) };
}

export function packed(draft: Draft): string {
  return JSON.stringify({ ...draft, own: textOf(draft.own) });
}

/** A kept draft, or a fresh one when there is none or it does not fit. */
export function unpacked(text: string | null, ready: string, known: string[]): Draft {
  const fresh = freshDraft(ready);
  try {
    const kept = JSON.parse(text ?? "null") as Partial<Record<keyof Draft, unknown>> | null;
    if (!kept) return fresh;
    const own = read(String(kept.own ?? ""), null);
    const random = (kept.random ?? {}) as Partial<Draft["random"]>;
    return {
      way: (["ready", "random", "own"] as const).find((way) => way === kept.way) ?? "ready",
      ready: known.find((name) => name === kept.ready) ?? ready,
      random: {
        points: Number.isInteger(random.points) ? random.points! : USUAL_POINTS,
        seed: Number.isInteger(random.seed) ? random.seed! : fresh.random.seed,
        faction: typeof random.faction === "string" ? random.faction : "",
      },
      own: "rows" in own ? own.rows : [],
    };
  } catch {
    return fresh;
  }
}
