import { describe, expect, it } from "vitest";
import type { Event, Form } from "../src/protocol/generated";
import type { Replay } from "../src/protocol/generated";
import replay from "../src/fixtures/replay.json";
import { begin, complete, move } from "../src/shell/forms";
import { happened } from "../src/shell/happened";
import { minutes, since } from "../src/shell/time";
import { itemsOf } from "../src/store/normal";
import { frameState, heads, stepTo } from "../src/store/replay";

const data = replay as unknown as Replay;
const filled = (form: Form, change: { list?: number[]; amounts?: number[] }, places: Record<number, number> = {}) =>
  complete(form, { ...begin(form, itemsOf(form)), ...change }, places);

describe("forms", () => {
  it("answer with pairs in order when something is placed", () => {
    const form: Form = { kind: "place", items: [0, 1, 2], spaces: [4, 5, 6], least: 1, most: 2 };
    expect(filled(form, {}, { 2: 4, 0: 6 })).toEqual([[0, 6], [2, 4]]);
    expect(filled(form, {}, {})).toBeNull();
    expect(filled(form, {}, { 0: 4, 1: 5, 2: 6 })).toBeNull();
  });
  it("answer with what was picked, in ascending order, within the limits", () => {
    const form: Form = { kind: "pick", candidates: [3, 5, 7], least: 1, most: 2 };
    expect(filled(form, { list: [7, 3] })).toEqual([3, 7]);
    expect(filled(form, { list: [] })).toBeNull();
  });
  it("answer with an order, a division, a payment, a number, a die", () => {
    expect(filled({ kind: "order", items: [1, 2, 3] }, { list: move([1, 2, 3], 2, -1) })).toEqual([1, 3, 2]);
    expect(filled({ kind: "partition", items: [1, 2], parts: 2, most: 1, leave: false }, {})).toBeNull();
    expect(filled({ kind: "partition", items: [1, 2], parts: 2, most: 1, leave: false }, { amounts: [0, 1] })).toEqual([0, 1]);
    expect(filled({ kind: "pay", purses: [3, 1], cost: 3 }, { amounts: [2, 1] })).toEqual([2, 1]);
    expect(filled({ kind: "pay", purses: [3, 1], cost: 3 }, {})).toBeNull();
    expect(filled({ kind: "number", low: 2, high: 4 }, { amounts: [5] })).toBeNull();
    expect(filled({ kind: "die", faces: [-1, 0, 1] }, { amounts: [-1] })).toEqual([-1]);
  });
});

describe("just happened", () => {
  const event = (n: number, sum = false): Event => ({ n, decision: n, kind: "k", rule: "r", words: { id: "e" }, group: { id: "g" }, ...(sum ? { sum: { rows: [], total: { value: 1, words: { id: "t" }, rule: "r" } } } : {}) });
  it("is the newest reckoning with its consequences", () => {
    const found = happened([event(1), event(2, true), event(3)], 2);
    expect([found?.head.n, found?.rest.map((one) => one.n)]).toEqual([2, [3]]);
  });
  it("shows the dice of the throw beside the sum", () => {
    const die = { die: "attack", faces: [1], used: 0 };
    const throws = [event(1, true), { ...event(2), dice: [die] }, event(3, true)];
    expect(happened(throws, 2)?.head).toMatchObject({ n: 3, dice: [die] });
  });
  it("is simply the newest event otherwise", () => {
    expect(happened([event(1, true), event(2)], 2)?.head.n).toBe(2);
    expect(happened([event(1), { ...event(2), kind: "turn" }], 1, ["turn"])?.head.n).toBe(1);
    expect(happened([], 0)).toBeNull();
  });
});

describe("looking back", () => {
  it("gathers the events up to the step", () => {
    expect(frameState(data, 0).events.map((one) => one.n)).toEqual([0]);
    expect(frameState(data, 7).events).toHaveLength(10);
    expect(frameState(data, 7).lastFrom).toBe(7);
  });
  it("steps by decision, phase and turn", () => {
    expect(stepTo(data, 0, "decision", 1)).toBe(1);
    expect(stepTo(data, 0, "phase", 1)).toBe(2);
    expect(stepTo(data, 4, "turn", 1)).toBe(6);
    expect(stepTo(data, 0, "decision", -1)).toBe(0);
    expect(heads(data, (words) => words.id).map((head) => head.at)).toEqual([0, 2, 4, 9]);
  });
});

describe("time", () => {
  it("is shown in minutes", () => {
    expect([minutes(7000), minutes(750_000), minutes(7_500_000)]).toEqual(["0:07", "12:30", "2:05:00"]);
    expect(since(23_000, 1000, 3000)).toBe(25_000);
  });
});
