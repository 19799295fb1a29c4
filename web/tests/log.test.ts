import { describe, expect, it } from "vitest";
import type { Event } from "../src/protocol/generated";
import { logGroups, logText, sinceMine, type Wanted } from "../src/shell/log";
import { seal } from "../src/store/seal";
import { sha256 } from "../src/store/sha256";
import { ago } from "../src/shell/time";

const event = (n: number, seat: number | null, decision: number, group = "g1", dice = false): Event => ({
  n, decision, kind: "k", rule: "r:1:x", words: { id: `e${n}` }, group: { id: group }, seat, ...(dice ? { dice: [{ die: "attack", faces: [0], used: 0 }] } : {}),
});
const events = [event(0, 0, 0), event(1, 1, 1, "g1", true), event(2, 0, 1), event(3, 1, 2, "g2"), event(4, null, 2, "g2")];
const text = (words: { id: string }): string => words.id;
const all: Wanted = { query: "", seat: null, dice: false };

describe("the log", () => {
  it("is grouped, newest first", () => {
    expect(logGroups(events, all, text).map((group) => [group.title, group.events.map((one) => one.n)])).toEqual([["g2", [4, 3]], ["g1", [2, 1, 0]]]);
  });
  it("is filtered by words, by seat and by dice", () => {
    const numbers = (wanted: Partial<Wanted>): number[] => logGroups(events, { ...all, ...wanted }, text).flatMap((group) => group.events.map((one) => one.n));
    expect(numbers({ query: "E3" })).toEqual([3]);
    expect(numbers({ seat: 0 })).toEqual([2, 0]);
    expect(numbers({ dice: true })).toEqual([1]);
    expect(numbers({ query: "zzz" })).toEqual([]);
  });
  it("is copied with groups and rules", () => {
    expect(logText(events.slice(0, 1), text)).toBe("g1: e0 [r:1:x]");
  });
});

describe("since one's last turn", () => {
  it("are the decisions that others took", () => {
    expect(sinceMine(events, 0).map((decision) => decision.map((one) => one.n))).toEqual([[1, 2], [3, 4]]);
    expect(sinceMine(events, 1)).toEqual([]);
  });
});

describe("the seal of the dice", () => {
  const proof = { state: "opened" as const, commitment: sha256("ab"), need: [], secret: "ab", contributions: [] };
  it("fits, or does not", () => {
    expect(seal(proof)).toBe("fits");
    expect(seal({ ...proof, secret: "ac" })).toBe("broken");
    expect(seal({ ...proof, state: "sealed", secret: "" })).toBe("closed");
    expect(seal({ ...proof, state: "open", commitment: "", secret: "7" })).toBe("open");
    expect(seal(null)).toBe("closed");
  });
});

describe("how long ago", () => {
  it("is told in the fitting unit", () => {
    expect([5000, 240000, 7200000, 90000000].map((ms) => ago(ms))).toEqual([{ n: 0, unit: "now" }, { n: 4, unit: "minute" }, { n: 2, unit: "hour" }, { n: 1, unit: "day" }]);
  });
});
