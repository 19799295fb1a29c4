import { describe, expect, it } from "vitest";
import type { Event } from "../src/protocol/generated";
import { cellsOf, diceOf, facing, summed, verdict } from "../src/games/magestorm/combat";
import { combatsOf, scenesOf, spread, type Known } from "../src/games/magestorm/scene";
import { kept, within } from "../src/games/magestorm/zoom.svelte";
import recorded from "./combats.json";

const known: Known = {
  resistance: (card) => recorded.faces[card]!.resistance,
  isCreature: (id) => recorded.faces.some((face) => face.id === id),
};
const combats = recorded.combats.map((combat) => ({ ...combat, events: combat.events as unknown as Event[] }));
const first = combats[0]!.events;

describe("a combat from its events", () => {
  it("is at every decision what the table says it is", () => {
    for (const { events, at } of combats) {
      const scenes = scenesOf(events, known);
      expect(at.length).toBeGreaterThan(0);
      for (const told of at) {
        const scene = scenes[told.upto - 1]!;
        expect([scene.step, scene.damage, scene.kept]).toEqual([told.step, told.damage, told.kept]);
        if (scene.laid) expect([scene.line, scene.reserve]).toEqual([told.line, told.reserve]);
        expect(scene.extras.map((list) => list.toSorted())).toEqual(told.extras.map((list) => list.toSorted()));
      }
    }
  });
  it("shows each card that falls, and what is left of the damage on the next one", () => {
    const scenes = scenesOf(first, known);
    const falls = first.flatMap((event, i) => (event.kind === "card-lost" || event.kind === "creature-lost" ? [i] : []));
    expect(falls.length).toBeGreaterThan(0);
    for (const i of falls) {
      const side = first[i]!.seat!;
      const card = scenes[i]!.fallen[side]!;
      expect(scenes[i - 1]!.line[side]![0]).toBe(card);
      expect(scenes[i - 1]!.damage[side]! - scenes[i]!.damage[side]!).toBe(known.resistance(card));
    }
    expect(scenes[scenes.length - 1]!.over).toBe(true);
  });
  it("is found among all events", () => {
    expect(combatsOf([{ ...first[0]!, kind: "moved" }, ...first, { ...first[0]!, kind: "moved" }, ...combats[1]!.events])).toEqual([first, combats[1]!.events]);
    expect(combatsOf([])).toEqual([]);
  });
});

describe("sums", () => {
  const sums = first.filter((event) => event.sum);
  it("fall apart into cards, things beside them and dice", () => {
    for (const event of sums) {
      const cells = cellsOf(event.sum!.rows);
      const all = [...cells.cards, ...Object.values(cells.extras), ...diceOf(event.sum!).dice].reduce((a, b) => a + b, 0);
      expect(all).toBe(event.sum!.total.value);
    }
    const scenes = scenesOf(first, known);
    const attack = first.findIndex((event) => event.kind === "attack");
    expect(cellsOf(first[attack]!.sum!.rows).cards.length).toBe(scenes[attack]!.line[first[attack]!.seat!]!.length);
  });
  it("face each other", () => {
    const i = first.findIndex((event) => event.kind === "defense");
    const pair = facing(first, i);
    expect(pair.map(summed)).toEqual(["attack", "defense"]);
    expect(verdict(pair)).toBe(pair[0]!.sum!.total.value > pair[1]!.sum!.total.value ? "hits" : "fails");
    expect(verdict([pair[0]!])).toBeNull();
  });
});

describe("counters and zoom", () => {
  it("lie on the first card until it falls", () => {
    expect(spread(13, [9, 2, 8])).toEqual([9, 2, 2]);
    expect(spread(3, [9, 2])).toEqual([3, 0]);
    expect(spread(20, [9, 2])).toEqual([9, 11]);
  });
  it("keeps what lies under the pointer", () => {
    expect(kept(100, 50, 2)).toBe(250);
    expect([within(0.2), within(9), within(1.5)]).toEqual([1, 4, 1.5]);
  });
});
