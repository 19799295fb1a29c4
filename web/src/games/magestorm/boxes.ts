/** Where the boxes of the mage boards are drawn, and in which shape; a board that is not known here lies in a ring. */
import type { Option, Refused } from "../../protocol/generated";
import { allOptions } from "../../store/options";
import type { Table } from "../../store/table.svelte";
import type { Box, Link, Mage } from "./view";

/** The radius of a channeling box. */
export const CHANNEL = 50;
export const BOARD = { w: 660, h: 520 };
type Spot = [number, number];

const SPOTS: Record<string, Record<string, Spot>> = {
  airmage: {
    source: [318, 240], wind: [218, 130], movement: [218, 330], astral: [462, 240], breeze: [84, 70], whirlwind: [84, 172], speed: [84, 320], run: [84, 432],
    fly: [226, 456], hurricane: [424, 446], "air-elemental-lesser": [536, 90], "air-elemental-greater": [586, 270], "air-elemental-prime": [576, 430],
  },
  druid: {
    source: [330, 250], plants: [210, 150], beasts: [450, 150], "astral-plants": [210, 350], "astral-beasts": [450, 350], oak: [84, 80], roots: [210, 48], forest: [84, 220],
    treewalk: [84, 400], strength: [450, 48], rage: [578, 90], crows: [578, 220], bears: [578, 340], wolves: [530, 456],
  },
  firemage: {
    source: [318, 250], light: [210, 130], flame: [210, 370], astral: [450, 250], bravery: [84, 70], flare: [84, 190], fireblade: [84, 330], fireball: [84, 446],
    wildfire: [290, 462], blindness: [470, 90], "fire-elemental-lesser": [586, 160], "fire-elemental-greater": [586, 300], "fire-elemental-prime": [586, 440],
  },
  "fate-guardian": {
    source: [330, 210], "tome-1": [84, 330], "tome-2": [84, 200], "tome-3": [210, 290], "tome-4": [420, 330], "tome-5": [560, 290], "tome-6": [560, 430], zero: [130, 450], equality: [84, 70], die: [540, 130], reroll: [260, 80],
  },
};

export function spotOf(mage: Mage, box: number): { x: number; y: number } {
  const known = SPOTS[mage.id]?.[mage.boxes[box]!.id];
  if (known) return { x: known[0], y: known[1] };
  const angle = (2 * Math.PI * box) / mage.boxes.length - Math.PI / 2;
  return { x: BOARD.w / 2 + 260 * Math.cos(angle), y: BOARD.h / 2 + 200 * Math.sin(angle) };
}

function corners(n: number, w: number, h: number, turn: number): string {
  return Array.from({ length: n }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / n;
    return `${(w * Math.cos(angle)).toFixed(1)},${(h * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

/** The outline of a kind of box as points; null for a circle. */
export function shape(kind: Box["kind"]): string | null {
  if (kind === "source" || kind === "channeling") return null;
  if (kind === "tactical") return "-56,-36 56,-36 56,36 -56,36";
  if (kind === "strategic") return "-62,0 -38,-38 38,-38 62,0 38,38 -38,38";
  if (kind === "summoning") return corners(5, 66, 58, -Math.PI / 2);
  return corners(8, 56, 44, Math.PI / 8);
}

/** A name in one line, or in two of about the same length. */
export function twoLines(name: string): string[] {
  const words = name.split(" ");
  if (name.length <= 12 || words.length < 2) return [name];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  return cuts.toSorted((a, b) => Math.abs(a[0]!.length - a[1]!.length) - Math.abs(b[0]!.length - b[1]!.length))[0]!;
}

/** How far the edge of a box lies from its middle in a direction. */
function reach(kind: Box["kind"], dx: number, dy: number): number {
  if (kind === "source") return 52;
  if (kind === "tactical") return Math.min(56 / Math.max(Math.abs(dx), 0.01), 36 / Math.max(Math.abs(dy), 0.01));
  return kind === "channeling" ? CHANNEL : Math.min(58 / Math.max(Math.abs(dx), 0.01), 44 / Math.max(Math.abs(dy), 0.01));
}

/** Where the dots of a link lie: between the edges of its boxes. */
export function dotsOf(mage: Mage, link: Link): { x: number; y: number }[] {
  const a = spotOf(mage, link.a);
  const b = spotOf(mage, link.b);
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const dx = (b.x - a.x) / far;
  const dy = (b.y - a.y) / far;
  const from = reach(mage.boxes[link.a]!.kind, dx, dy);
  const to = far - reach(mage.boxes[link.b]!.kind, dx, dy);
  return Array.from({ length: link.dots }, (_, i) => {
    const along = (from + to) / 2 + (i - (link.dots - 1) / 2) * Math.min(19, Math.max(15, to - from));
    return { x: a.x + dx * along, y: a.y + dy * along };
  });
}

/** Steps of a power point that starts in a box. */
export function steps(table: Table, from: number): Option[] {
  const ask = table.mine ? table.s.ask : null;
  return ask?.kind === "tokens" ? allOptions(ask).filter(({ key }) => key[0] === "token" && key[1] === from) : [];
}

/** Why a power point cannot go from one box to the next. */
export function refusedStep(table: Table, from: number, to: number | null): Refused | null {
  const ask = table.mine ? table.s.ask : null;
  return ask?.refused.find(({ key }) => key[0] === "token" && key[1] === from && (to === null || key[2] === to)) ?? null;
}
