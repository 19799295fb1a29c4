import type { Face, Outline } from "../faces";
import { emblem } from "./icons.json";

/** Hexes, every second row shifted to the east. */
function motif(): Outline[] {
  return Array.from({ length: 28 }, (_, i) => {
    const row = Math.floor(i / 7);
    return { d: hex(12 + (i % 7) * 34 + (row % 2) * 17, 12 + row * 30), on: i === 9 ? 2 : i % 5 === 0 ? 1 : 0 };
  });
}

function hex(x: number, y: number): string {
  return `M${[0, 1, 2, 3, 4, 5].map((k) => `${(x + 19 * Math.sin((k * Math.PI) / 3)).toFixed(1)} ${(y + 19 * Math.cos((k * Math.PI) / 3)).toFixed(1)}`).join("L")}z`;
}

export const face: Face = { key: "magestorm", icon: emblem.emblem, motif };
