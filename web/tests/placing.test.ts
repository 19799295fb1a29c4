import { describe, expect, it } from "vitest";
import { rank } from "../src/games/heroes3/options";
import type { FormPlace } from "../src/protocol/generated";
import { nextItem, pressedItem, pressedSpace, proposal, spacesFor } from "../src/store/placing";

const form: FormPlace = { kind: "place", items: [0, 1, 2], spaces: [0, 1, 4, 5], least: 1, most: 2 };
const picky: FormPlace = { ...form, items: [{ key: 0, spaces: [5] }, { key: 1 }] };

describe("placing", () => {
  it("puts what is in hand on a free space and takes up the next", () => {
    expect(pressedSpace(form, { places: {}, held: 0 }, 4)).toEqual({ places: { 0: 4 }, held: 1, no: "" });
    expect(pressedSpace(form, { places: { 0: 4 }, held: 1 }, 5)).toEqual({ places: { 0: 4, 1: 5 }, held: null, no: "" });
  });
  it("takes up what lies there, moves it, and takes it back at the second press", () => {
    const up = pressedSpace(form, { places: { 0: 4, 1: 5 }, held: null }, 4);
    expect(up).toEqual({ places: { 0: 4, 1: 5 }, held: 0, no: "" });
    expect(pressedSpace(form, up, 1)).toEqual({ places: { 0: 1, 1: 5 }, held: null, no: "" });
    expect(pressedSpace(form, up, 4)).toEqual({ places: { 1: 5 }, held: 0, no: "" });
  });
  it("does the same from the list", () => {
    expect(pressedItem({ places: { 0: 4 }, held: 1 }, 0)).toEqual({ places: { 0: 4 }, held: 0 });
    expect(pressedItem({ places: { 0: 4 }, held: 0 }, 0)).toEqual({ places: {}, held: 0 });
  });
  it("says no to a foreign space and to one too many", () => {
    expect(pressedSpace(form, { places: {}, held: 0 }, 9).no).toBe("space");
    expect(pressedSpace(form, { places: { 0: 4, 1: 5 }, held: 2 }, 0).no).toBe("full");
    expect(pressedSpace(picky, { places: {}, held: 0 }, 4).no).toBe("space");
    expect(spacesFor(picky, 0)).toEqual([5]);
  });
  it("begins with the first of the list", () => {
    expect(nextItem(form, {})).toBe(0);
    expect(nextItem(form, { 0: 4, 1: 5 })).toBeNull();
  });
});

describe("a proposal", () => {
  it("is legal, keeps what lies and goes no further than allowed", () => {
    expect(proposal(form, { 2: 5 }, () => 0)).toEqual({ 2: 5, 0: 0 });
    expect(proposal(picky, {}, () => 0)).toEqual({ 0: 5, 1: 0 });
  });
  it("stands ranged units at one's own edge and the others before them", () => {
    const units = [{ id: 0, type: "ranged", side: 0 }, { id: 1, type: "ground", side: 0 }, { id: 2, type: "ranged", side: 1 }];
    const view = { units, board: { cols: 4, rows: 5 } };
    const best = (item: number, spaces: number[]): number => spaces.toSorted((a, b) => rank(item, a, view) - rank(item, b, view))[0]!;
    expect(best(0, [0, 1, 4, 5])).toBe(1);
    expect(best(1, [0, 1, 4, 5])).toBe(5);
    expect(best(2, [12, 13, 16, 17])).toBe(17);
  });
});
