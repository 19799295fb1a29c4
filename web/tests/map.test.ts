import { describe, expect, it } from "vitest";
import { middle, next, onMap, roman, siteNamed, type Site } from "../src/games/heroes3/map";
import { keyAt } from "../src/games/heroes3/options";
import type { BattleView } from "../src/games/heroes3/view";

function site(id: number, x: number, y: number): Site {
  return { id, no: id + 1, kind: "mine", name: "h3-place-mine", x, y, numeral: "I", guarded: true, quick: false, visited: false, friendly: false, prize: 0, bank: null };
}
const sites = [site(0, 0, 2), site(1, 1, 0), site(2, 1, 2), site(3, 1, 4), site(4, 2, 1)];
const view = { stage: "map", units: [], board: { cols: 4, rows: 5 }, order: [], acted: [], active: null, round: 0, expedition: { sites } } as unknown as BattleView;

describe("the map of an expedition", () => {
  it("is walked with the arrow keys, upward to the guardian", () => {
    expect(next(sites, sites[0]!, "ArrowUp")?.id).toBe(2);
    expect(next(sites, sites[2]!, "ArrowLeft")?.id).toBe(1);
    expect(next(sites, sites[1]!, "ArrowUp")?.id).toBe(4);
    expect(next(sites, sites[4]!, "ArrowDown")?.id).toBe(1);
    expect(next(sites, sites[0]!, "ArrowDown")).toBeNull();
    expect(next(sites, sites[0]!, "Enter")).toBeNull();
  });
  it("lies with one's own Town below", () => {
    expect(middle(sites[0]!, 3).y).toBeGreaterThan(middle(sites[4]!, 3).y);
    expect(middle(sites[2]!, 3).x).toBeCloseTo(0.5);
  });
  it("is shown between the fights and at the end, and never in another match", () => {
    expect(onMap(view)).toBe(true);
    expect(onMap({ ...view, stage: "over" })).toBe(true);
    expect(onMap({ ...view, stage: "battle" })).toBe(false);
    expect(onMap({ ...view, expedition: null, stage: "over" })).toBe(false);
  });
  it("finds a field by its number and asks why nobody can go there", () => {
    expect(siteNamed(view, "4")).toEqual({ space: 3, unit: null });
    expect(siteNamed(view, "9")).toBeNull();
    expect(keyAt({ space: 4, unit: null }, view)).toEqual(["go", 4]);
  });
  it("counts Levels in Roman numerals", () => expect([1, 4, 7].map(roman)).toEqual(["I", "IV", "VII"]));
});
