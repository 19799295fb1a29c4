/** What the pages around a match show of a game: its emblem, and a quiet picture of its ground plan. Each game's folder brings a `face.ts`. */

/** One outline of a motif; `on`: empty, or taken by the one or the other side. */
export interface Outline {
  d: string;
  on: 0 | 1 | 2;
}
export interface Face {
  /** The game's key. */
  key: string;
  /** The name of its emblem: the set "emblem" of the game's icons.json. */
  icon: string;
  /** The outlines of its motif, in a box of 210 by 132. */
  motif: () => Outline[];
}

const found = import.meta.glob<{ face: Face }>("./*/face.ts", { eager: true });
const faces = Object.values(found).map((file) => file.face);

/** A game's face, or null for a game that this page does not know. */
export function faceOf(game: string): Face | null {
  return faces.find((one) => one.key === game) ?? null;
}
