/** The map of an expedition as the table sends it, and the names of its fields. */
import { canonical } from "../../store/commands";
import type { Place } from "../../store/options";
import { words } from "../../store/words.svelte";
import type { BattleView } from "./view";

export interface Card {
  id: number;
  card: string;
  name: string;
  face: "few" | "pack";
  tier: string;
  type: "ground" | "flying" | "ranged";
  attack: number;
  defense: number;
  health: number;
  initiative: number;
}
export interface Site {
  id: number;
  no: number;
  kind: string;
  name: string;
  x: number;
  y: number;
  numeral: string | null;
  guarded: boolean;
  quick: boolean;
  visited: boolean;
  friendly: boolean;
  prize: number;
  bank: string | null;
}
export interface Score {
  total: number;
  percent: number;
  rank: { id: string };
  rows: { words: { id: string }; n: number }[];
  won: boolean;
}
export interface ExpeditionView {
  day: number;
  rounds: number;
  gold: number;
  income: number;
  level: number;
  xp: number;
  morale: number;
  cubes: number;
  difficulty: string;
  hand: number;
  hero: { id: string; name: string; type: "might" | "magic" };
  machines: string[];
  pile: number;
  heroes: { id: number; name: string; at: number; mp: number }[];
  foe: { at: number; level: number; wakes: number; deck: Card[] } | null;
  sites: Site[];
  links: [number, number][];
  deck: Card[];
  score: Score;
}

/** Whether the map is to be seen: between the fights and at the end. */
export function onMap(view: BattleView): boolean {
  return Boolean(view.expedition) && (view.stage === "map" || view.stage === "over");
}

export function cardsOf(view: BattleView): Card[] {
  return view.expedition ? [...view.expedition.deck, ...(view.expedition.foe?.deck ?? [])] : [];
}

export function siteName(view: BattleView, id: number): string | null {
  const site = view.expedition?.sites.find((one) => one.id === id);
  return site ? `${words.current.format(site.bank ?? site.name)} ${site.no}` : null;
}

/** A field by its number, or by its name or the beginning of it. */
export function siteNamed(view: BattleView, wanted: string): Place | null {
  const sites = view.expedition?.sites ?? [];
  const found = sites.find((site) => String(site.no) === wanted) ?? sites.find((site) => wanted !== "" && canonical(siteName(view, site.id) ?? "").startsWith(wanted));
  return found ? { space: found.id, unit: null } : null;
}

const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI", "VII"];

export function roman(level: number): string {
  return ROMAN[level] ?? String(level);
}

/** The middle of a field in parts of the map's width and height: columns run from one's own edge upward. */
export function middle(site: Site, columns: number): { x: number; y: number } {
  return { x: (site.y + 1) / 6, y: 1 - (site.x + 0.5) / columns };
}

/** The nearest field in the direction of an arrow key, or null. */
export function next(sites: Site[], from: Site, key: string): Site | null {
  const across = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
  const up = key === "ArrowUp" ? 1 : key === "ArrowDown" ? -1 : 0;
  if (across === 0 && up === 0) return null;
  const ahead = sites.filter((site) => (across ? site.x === from.x && (site.y - from.y) * across > 0 : (site.x - from.x) * up > 0));
  const far = (site: Site): number => Math.abs(site.y - from.y) + 10 * Math.abs(site.x - from.x);
  return ahead.sort((a, b) => far(a) - far(b))[0] ?? null;
}
