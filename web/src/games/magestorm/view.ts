/** What the table sends of a match, and where its hexes lie. */
import type { SumRow, Words } from "../../protocol/generated";

export interface Unit {
  id: number;
  side: number;
  number: number;
  hex: number | null;
  state: "board" | "ready" | "waiting";
  large: boolean;
  knights: "none" | "some" | "all";
  move: number;
  damage: number;
  hold: boolean;
  run: number;
  whirlwind: boolean;
  fly: boolean;
  treewalk: boolean;
  attacks: number | null;
  /** Cards that the seat knows, from the front; `whole`: whether these are all. */
  cards: number[];
  whole: boolean;
}
export interface Box {
  id: string;
  kind: "source" | "channeling" | "tactical" | "strategic" | "summoning" | "all-purpose";
  name: string;
  tokens: number;
  arrived: number;
}
export interface Link {
  a: number;
  b: number;
  dots: number;
  used: number;
}
export interface Mage {
  id: string;
  name: string;
  boxes: Box[];
  links: Link[];
}
export type Characteristic = "initiative" | "attack" | "defense" | "damage";
export type Sums = Record<Characteristic, number> & { least: number };
export interface Fight {
  attacker: number;
  defender: number;
  hex: number;
  step: number;
  when: "engagement" | "melee";
  line: number[][];
  ground: { terrain: number; kind: string; name: string }[][];
  spells: { spell: number; name: string }[][];
  reserve: number[][];
  called: number[][];
  sums: Sums[] | null;
  addends: Record<Characteristic, SumRow[]>[] | null;
  kept: number[];
  chances: { first: number | null; hits: number }[] | null;
}
/** Where a unit would go, as the table tells it: nothing here is reckoned in the page. */
export interface Row {
  unit: number;
  hex: number | null;
  points: number;
  stays: string | null;
  goals: number[];
  steps: { goal: number; hex: number; does: "enter" | "attack" | "stop"; cost: number }[];
  closed: { hex: number; goal: number; rule: string; words: Words | null }[];
  path: number[];
  ends: number[];
  attacks: number[];
  warnings: string[];
}
export interface MapView {
  round: number;
  rounds: number;
  stage: "set-up" | "battle" | "over";
  phase: string;
  active: number;
  night: boolean;
  points: number;
  score: number[];
  rows: number;
  columns: number;
  hexes: string[];
  goals: { side: number; n: number; hex: number }[];
  flares: { side: number; hex: number; unit: number | null }[];
  loads: { carrier: number | null; hex: number | null }[];
  scenario: { id: string; sites: { name: string; hex: number }[]; doors: Record<string, number[]>; zones: number[][] };
  units: Unit[];
  mages: Mage[];
  left: { card: number; n: number }[][];
  preview: Row[];
  fight: Fight | null;
  dice: { seat: number; value: number; how: string }[];
  memory: { round: number; unit: number; cards: number[] }[];
}

/** So many cards form the first line of a unit; the others are its reserve. */
export const FIRST_LINE = 4;
/** Power points that a side can have in play. */
export const MOST_POINTS = 25;

export const WIDTH = 57.2;
export const STEP = 49.5;
const EDGE = 4;
const HALF = 33;

export function isView(view: unknown): view is MapView {
  return typeof view === "object" && view !== null && "hexes" in view && "mages" in view;
}

export function hexName(view: MapView, hex: number): string {
  return `${"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[hex % view.columns] ?? "?"}${Math.floor(hex / view.columns) + 1}`;
}

export function size(view: MapView): { w: number; h: number } {
  return { w: (view.columns + 0.5) * WIDTH + 2 * EDGE, h: (view.rows - 1) * STEP + 2 * HALF + 2 * EDGE };
}

/** The middle of a hex; row 1 lies below, even printed rows half a hex to the east. */
export function centre(view: MapView, hex: number): { x: number; y: number } {
  const row = Math.floor(hex / view.columns);
  return { x: EDGE + ((hex % view.columns) + 0.5 + (row % 2) / 2) * WIDTH, y: EDGE + HALF + (view.rows - 1 - row) * STEP };
}

/** A pointed hex around the origin, as points; `scale` 1 touches its neighbours. */
export function outline(scale: number): string {
  const w = (WIDTH / 2) * scale;
  const s = HALF * scale;
  return [[0, -s], [w, -s / 2], [w, s / 2], [0, s], [-w, s / 2], [-w, -s / 2]].map(([x, y]) => `${x!.toFixed(1)},${y!.toFixed(1)}`).join(" ");
}

/** The hexes as they are drawn, from the far row to the first. */
export function lines(view: MapView): number[][] {
  return Array.from({ length: view.rows }, (_, r) => Array.from({ length: view.columns }, (_, c) => (view.rows - 1 - r) * view.columns + c));
}

export function unitsIn(view: MapView, hex: number): Unit[] {
  return view.units.filter((unit) => unit.hex === hex);
}

export function unitOf(view: MapView, id: number | null | undefined): Unit | null {
  return view.units.find((unit) => unit.id === id) ?? null;
}

export function inPlay(mage: Mage): number {
  return mage.boxes.reduce((sum, box) => sum + box.tokens, 0);
}
