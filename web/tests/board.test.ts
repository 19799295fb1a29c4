import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { shorten } from "../build/paths";
import icons from "../src/games/heroes3/icons.json";
import { drawn, fortAt, linesOf, seatOf, sideOf, spaceName, type BattleView } from "../src/games/heroes3/view";
import { lastAction } from "../src/games/heroes3/last";
import type { Event } from "../src/protocol/generated";
import { walked } from "../src/games/walk";

describe("walking with the keys", () => {
  const at = { row: 2, col: 1 };
  it("goes one step and stops at the edge", () => {
    expect(walked(at, "ArrowUp", false, 5, 4)).toEqual({ row: 1, col: 1 });
    expect(walked({ row: 0, col: 3 }, "ArrowUp", false, 5, 4)).toEqual({ row: 0, col: 3 });
    expect(walked({ row: 0, col: 3 }, "ArrowRight", false, 5, 4)).toEqual({ row: 0, col: 3 });
  });
  it("jumps to the ends of a row and of the board", () => {
    expect(walked(at, "Home", false, 5, 4)).toEqual({ row: 2, col: 0 });
    expect(walked(at, "End", true, 5, 4)).toEqual({ row: 4, col: 3 });
    expect(walked(at, "PageDown", false, 5, 4)).toEqual({ row: 4, col: 1 });
  });
  it("leaves other keys alone", () => {
    expect(walked(at, "x", false, 5, 4)).toBeNull();
  });
});

describe("the battle board", () => {
  const view = { sides: [1, 0] } as unknown as BattleView;
  it("names spaces by column and row", () => {
    expect([0, 3, 4, 19].map((space) => spaceName(space))).toEqual(["a1", "d1", "a2", "d5"]);
  });
  it("lays one's own side below, turned round for the other side", () => {
    expect(drawn(4, 5, 0)[4]).toEqual([0, 1, 2, 3]);
    expect(drawn(4, 5, 1)[4]).toEqual([19, 18, 17, 16]);
    expect(drawn(4, 5, 0).flat()).toHaveLength(20);
  });
  it("finds the side of a seat and the seat of a side", () => {
    expect(sideOf(view, 1)).toBe(0);
    expect(sideOf(view, 0)).toBe(1);
    expect(sideOf(view, null)).toBe(0);
    expect(seatOf(view, 0)).toBe(1);
    expect(seatOf({ sides: [0, null] } as unknown as BattleView, 1)).toBeNull();
  });
});

describe("other boards", () => {
  const board = { cols: 4, rows: 5, kind: "siege", beside: 20, walls: [8, 9, 11], gate: [10], protected: [] };
  const siege = (units: unknown[]): BattleView => ({ board, units }) as unknown as BattleView;
  it("lay the Arrow Tower at the defender's end while it stands", () => {
    expect(linesOf(siege([{ id: 1, space: 20 }]), 0)[0]).toEqual([20]);
    expect(linesOf(siege([{ id: 1, space: 20 }]), 1).at(-1)).toEqual([20]);
    expect(linesOf(siege([]), 0)).toHaveLength(5);
  });
  it("know a Wall from the Gate", () => {
    expect([8, 10, 12].map((space) => fortAt(siege([]), space))).toEqual(["wall", "gate", null]);
  });
  it("name the hexes of the Battlefield Board", () => {
    expect([0, 14, 15, 164].map((space) => spaceName(space, 15))).toEqual(["a1", "o1", "a2", "o11"]);
  });
});

describe("the last action", () => {
  const event = (decision: number, kind: string, more: Partial<Event> = {}): Event => ({ n: decision, decision, kind, rule: "r", words: { id: "e" }, group: { id: "g" }, ...more });
  const hit = { words: { id: "e", args: { target: { ref: "unit", id: 7 }, n: 2 } } };
  const events = [event(1, "placed", { places: [3] }), event(2, "moves", { places: [5], motion: { unit: 1, from: 1, to: 5 } }), event(2, "attacks", { places: [5, 9] }), event(2, "hits", { places: [9], ...hit }), event(2, "activates", { places: [12] })];
  it("is read from the log until the next", () => {
    expect(lastAction(events)).toEqual({ from: 1, to: 5, spaces: [5, 9], damage: { 7: 2 } });
    expect(lastAction([...events, event(3, "waits")]).spaces).toEqual([5, 9]);
    expect(lastAction(events.slice(0, 1)).spaces).toEqual([]);
  });
});

describe("pictograms", () => {
  it("exist in the set they are taken from", () => {
    const file = new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url);
    const known = (JSON.parse(readFileSync(file, "utf8")) as { icons: Record<string, unknown> }).icons;
    const names = Object.values(icons as Record<string, Record<string, string>>).flatMap((set) => Object.values(set));
    expect(names.filter((name) => known[name] === undefined)).toEqual([]);
  });
  it("keep their shape when the numbers are rounded", () => {
    expect(shorten("M10.4 20.6l5.3 5.3h2.5v-1.2z")).toBe("M10 21l6 5h2v-1z");
    expect(shorten("M0 0l.4 0l.4 0l.4 0")).toBe("M0 0l0 0 1 0 0 0");
    expect(shorten("M0 0a5.4 5.4 0 01.5 10.2z")).toBe("M0 0a5 5 0 0 1 1 10z");
  });
});
