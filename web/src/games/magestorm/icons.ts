import table from "./icons.json";

const cards: Record<string, string> = table.cards;
const board: Record<string, string> = table.common;
const boxes: Record<string, string> = table.boxes;

/** The pictures of the map come at once, those of the mage boards with them: a match shows both. */
export function pictures(): Record<string, () => Promise<string>> {
  return {
    "magestorm/cards": async () => (await import("virtual:icons/magestorm/cards")).default,
    "magestorm/common": async () => (await import("virtual:icons/magestorm/common")).default,
    "magestorm/boxes": async () => (await import("virtual:icons/magestorm/boxes")).default,
  };
}

export function cardIcon(id: string): string {
  return cards[id] ?? "spears";
}

/** The picture of a value, a marker or an effect. */
export function boardIcon(name: string): string {
  return board[name] ?? "spears";
}

/** The picture of a box on a mage board, or null for one without. */
export function boxIcon(id: string): string | null {
  return boxes[id] ?? board[id] ?? cards[id] ?? null;
}
