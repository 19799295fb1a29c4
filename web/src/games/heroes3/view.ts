/** What the table sends of a battle, and the names of its places. */
import type { Words } from "../../protocol/generated";
import { t } from "../../store/words.svelte";
import type { ExpeditionView } from "./map";

export interface Ability {
  id: string;
  args?: Record<string, string | number>;
}
export interface Unit {
  id: number;
  card: string;
  name: string;
  faction: string | null;
  tier: string | null;
  type: "ground" | "flying" | "ranged";
  face: "few" | "pack" | "neutral";
  side: 0 | 1;
  space: number | null;
  attack: number;
  defense: number;
  initiative: number;
  health: number;
  damage: number;
  acted: boolean;
  retaliated: boolean;
  tokens: { id: string; n: number }[];
  provenance?: string;
  abilities: Ability[];
}
/** One way to play a card. `power`: what a level of a Spell needs. `words`: what it does, sentence by sentence. */
export interface CardUse {
  mode: string;
  timing: string;
  power: number;
  words?: Words[];
}
export interface PlayCard {
  id: string;
  name: string;
  kind: string;
  school: string | null;
  grade: string | null;
  level: string | null;
  uses: CardUse[];
  provenance: string;
}
/** A Hero and what belongs to it. Cards are numbers; `unknown` are those of the hand that one does not see. */
export interface Held {
  side: 0 | 1;
  hero: { id: string; name: string; faction: string; type: string; class: string } | null;
  level: number;
  limit: number;
  hand: number[];
  shown: number[];
  unknown: number;
  pile: number;
  discard: number[];
  removed: number[];
  in_play: number[];
  permanent: number | null;
  machines: number[];
  power: number;
  school: string | null;
  experts: number;
  spells: number;
  morale: number;
  morale_cards?: { name: Words; text: Words }[];
  gold: number;
}
export interface Effect {
  op: string;
  side: 0 | 1;
  card: number;
  unit: number | null;
  space: number | null;
  n: number;
  until: string;
  round: number;
}
interface Summed {
  rows: { value: number; words: Words; rule: string }[];
  total: number;
}
/** The attack before which, or in which, cards may be played. */
export interface Clash {
  attacker: number;
  target: number;
  retaliation: boolean;
  rolled: boolean;
  attack: Summed;
  defense: Summed;
  played: { side: 0 | 1; card: number }[];
}
/** ``kind`` and what follows are there for other boards than the standard one. */
export interface BoardView {
  cols: number;
  rows: number;
  kind?: "siege" | "naval" | "battlefield" | "battlefield-siege";
  holes?: number[];
  beside?: number;
  walls?: number[];
  gate?: number[];
  protected?: number[];
  rocks?: number[];
  zones?: number[][];
  token?: 0 | 1;
}
export interface BattleView {
  round: number;
  stage: "placing" | "battle" | "over" | "map";
  board: BoardView;
  units: Unit[];
  order: number[];
  acted: number[];
  active: number | null;
  mp?: number;
  sides?: (number | null)[];
  hands?: Held[];
  effects?: Effect[];
  clash?: Clash | null;
  cards?: Record<string, PlayCard>;
  expedition?: ExpeditionView | null;
}

export function spaceName(space: number, cols = 4): string {
  return `${"abcdefghijklmnopqrstuvwxyz"[space % cols] ?? "?"}${Math.floor(space / cols) + 1}`;
}

/** The same, with a name for the place beside the board. */
export function nameOf(view: BattleView, space: number): string {
  return space === view.board.beside ? t("h3-ui-beside") : spaceName(space, view.board.cols);
}

export function fortAt(view: BattleView, space: number): "wall" | "gate" | null {
  if (view.board.walls?.includes(space)) return "wall";
  return view.board.gate?.includes(space) ? "gate" : null;
}

export function column(space: number, cols = 4): number {
  return space % cols;
}

export function row(space: number, cols = 4): number {
  return Math.floor(space / cols);
}

/** The spaces in the order they are drawn: rows from the far edge to one's own, as seen by the side that sits below. */
export function drawn(cols: number, rows: number, bottom: number): number[][] {
  const lines = Array.from({ length: rows }, (_, r) => Array.from({ length: cols }, (_, c) => r * cols + c));
  return bottom === 1 ? lines.map((line) => line.reverse()) : lines.reverse();
}

/** The same with the place beside the board while something lies there, at the defender's end. */
export function linesOf(view: BattleView, bottom: number): number[][] {
  const lines = drawn(view.board.cols, view.board.rows, bottom);
  if (view.board.beside === undefined || !unitAt(view, view.board.beside)) return lines;
  return bottom === 1 ? [...lines, [view.board.beside]] : [[view.board.beside], ...lines];
}

export function sideOf(view: BattleView, seat: number | null): 0 | 1 {
  if (seat === null) return 0;
  const side = view.sides ? view.sides.indexOf(seat) : seat;
  return side === 1 ? 1 : 0;
}

export function seatOf(view: BattleView, side: number): number | null {
  return view.sides ? (view.sides[side] ?? null) : side;
}

export function unitAt(view: BattleView, space: number): Unit | null {
  return view.units.find((unit) => unit.space === space) ?? null;
}

export function isBattle(view: unknown): view is BattleView {
  return typeof view === "object" && view !== null && "units" in view && "board" in view;
}
