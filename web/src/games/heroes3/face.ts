import type { Face, Outline } from "../faces";
import { emblem } from "./icons.json";

/** Cards on a grid of four by five. */
function motif(): Outline[] {
  return Array.from({ length: 20 }, (_, i) => ({ d: `M${8 + (i % 4) * 50} ${8 + Math.floor(i / 4) * 24}h44v19h-44z`, on: i === 5 ? 1 : i === 14 ? 2 : 0 }));
}

export const face: Face = { key: "heroes3", icon: emblem.emblem, motif };
