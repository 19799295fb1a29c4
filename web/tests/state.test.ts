import { describe, expect, it } from "vitest";
import type { Ask, Event, FromTable, Option } from "../src/protocol/generated";
import { initial, likely, take, type TableState } from "../src/store/state";

const w = (id: string) => ({ id });
const undo = { can: false, redo: false, label: null, why: null, rule: null };
const option = (key: (string | number)[], style: Option["style"] = "act"): Option => ({ key, words: w("x"), style, meta: null });
function ask(id: number, options: Option[]): Ask {
  return { id: String(id), window: false, seats: [0], rule: "h3:4:x", kind: "act", words: w("x"), why: null, groups: [{ rule: "r", verb: "v", words: w("g"), options }], form: null, refused: [] };
}
const event = (n: number): Event => ({ n, decision: n, kind: "k", rule: "r", words: w("e"), group: w("g") });
const status = (a: Ask | null) => ({ ask: a, waiting: null, undo, over: null, phases: [], heading: w("h") });
const hello = (seat: number | null = 0): FromTable => ({ v: 1, t: "hello", match: "m", title: "T", game: "heroes3", setup: "duel", seat, rev: 0, rules_version: "1", variants: [], seats: [], log_from: 0, mine: [0, 1], rulings: {}, hides: true, proof: { state: "sealed", commitment: "", need: [], secret: "", contributions: [] }, state: "running" });
const view = (rev: number, a: Ask | null, events: Event[] = [], data: unknown = { a: 1, list: [1, 2] }): FromTable => ({ v: 1, t: "view", rev, view: data, events_from: 0, events, ...status(a) });
type Set = [(string | number)[], unknown][];
const patch = (rev: number, from: number, set: Set, a: Ask | null = null, events: Event[] = []): FromTable => ({ v: 1, t: "patch", rev, from, set, remove: [], events_from: events[0]?.n ?? 99, events, ...status(a) });

function opened(...messages: FromTable[]): TableState {
  const s = initial();
  for (const message of [hello(), ...messages]) take(s, message, 0);
  return s;
}

describe("what the page knows", () => {
  it("takes a patch that follows what it has", () => {
    const s = opened(view(1, null));
    expect(take(s, patch(2, 1, [[["list", 0], 9], [["b"], "new"]], ask(2, [])), 0)).toEqual(["asked"]);
    expect(s.view).toEqual({ a: 1, list: [9, 2], b: "new" });
    expect(s.rev).toBe(2);
  });
  it("asks for the whole view after a gap and leaves everything as it was", () => {
    const s = opened(view(1, null));
    expect(take(s, patch(4, 3, [[["a"], 2]]), 0)).toEqual(["resync"]);
    expect(s.view).toEqual({ a: 1, list: [1, 2] });
    expect(s.rev).toBe(1);
  });
  it("ignores a patch it already has", () => {
    const s = opened(view(3, null));
    expect(take(s, patch(3, 2, [[["a"], 2]]), 0)).toEqual([]);
  });
  it("notices missing events and takes each event once", () => {
    const s = opened(view(1, null, [event(0), event(1)]));
    expect(take(s, patch(2, 1, [], null, [event(2)]), 0)).toEqual(["happened"]);
    expect(s.events.map((one) => one.n)).toEqual([0, 1, 2]);
    expect(s.lastFrom).toBe(2);
    expect(take(s, patch(3, 2, [], null, [event(4)]), 0)).toEqual(["resync"]);
    expect(s.events).toHaveLength(3);
  });
  it("drops the events that an undo has taken back", () => {
    const s = opened(view(1, null, [event(0), event(1), event(2)]));
    take(s, { ...patch(2, 1, []), events_from: 1 } as FromTable, 0);
    expect(s.events.map((one) => one.n)).toEqual([0]);
    expect(s.lastFrom).toBe(0);
  });
  it("removes before it sets", () => {
    const s = opened(view(1, null, [], { units: [1, 2, 3], old: 1 }));
    take(s, { ...patch(2, 1, [[["units", 1], 9]]), remove: [["units", 2], ["old"]] } as FromTable, 0);
    expect(s.view).toEqual({ units: [1, 9] });
  });
  it("keeps untouched branches of a view", () => {
    const data = { left: { x: 1 }, right: { y: 1 } };
    const s = opened(view(1, null, [], data));
    take(s, patch(2, 1, [[["left", "x"], 2]]), 0);
    expect((s.view as typeof data).right).toBe(data.right);
    expect(data.left.x).toBe(1);
  });
});

describe("a choice", () => {
  it("starts at the first blow", () => {
    expect(likely(ask(1, [option(["move", 1]), option(["attack", 2], "strike")]))).toEqual(["attack", 2]);
  });
  it("survives an update that leaves the ask alone", () => {
    const s = opened(view(1, ask(1, [option(["a"]), option(["b"])])));
    s.chosen = ["b"];
    take(s, patch(2, 1, [], ask(1, [option(["a"]), option(["b"])])), 0);
    expect(s.chosen).toEqual(["b"]);
  });
  it("is kept, and marked as not carried out, when things have moved on", () => {
    const s = opened(view(1, ask(1, [option(["a"]), option(["b"])])));
    s.pending = { id: "i1", kind: "answer", key: ["b"], form: null };
    take(s, { v: 1, t: "moved-on", id: "i1", rev: 2 }, 0);
    take(s, view(2, ask(2, [option(["b"]), option(["c"])])), 0);
    expect(s.pending).toBeNull();
    expect(s.lost).toEqual(["b"]);
    expect(s.chosen).toEqual(["b"]);
  });
  it("falls back to the likely one when it is gone", () => {
    const s = opened(view(1, ask(1, [option(["b"])])));
    s.chosen = ["b"];
    take(s, view(2, ask(2, [option(["c"]), option(["hit"], "strike")])), 0);
    expect(s.chosen).toEqual(["hit"]);
  });
  it("is free again after a refusal, with the reason at hand", () => {
    const s = opened(view(1, ask(1, [option(["a"])])));
    s.pending = { id: "i1", kind: "answer", key: ["a"], form: null };
    take(s, { v: 1, t: "refused", id: "i1", rev: 1, why: [{ rule: "r", words: w("no") }], part: 2 }, 0);
    expect(s.pending).toBeNull();
    expect(s.refusal?.rule).toBe("r");
    expect(s.refusedPart).toBe(2);
  });
  it("waits for what follows an accepted answer before it can be made again", () => {
    const s = opened(view(1, ask(1, [option(["a"])])));
    s.pending = { id: "i1", kind: "answer", key: ["a"], form: null };
    take(s, { v: 1, t: "accepted", id: "i1", rev: 2 }, 0);
    expect(s.pending).not.toBeNull();
    take(s, view(2, ask(2, [option(["b"])])), 0);
    expect(s.pending).toBeNull();
  });
  it("reads targets given as pairs and reasons given alone", () => {
    const raw = ask(1, [{ ...option(["a"]), target: [["space", 7], ["unit", 3]] as never }]);
    raw.refused = [{ key: ["x"], target: [["unit", 4]] as never, words: w("z"), rule: "r", why: { rule: "r", words: w("no") } as never }];
    const s = opened(view(1, raw));
    expect(s.ask?.groups[0]?.options[0]?.target).toEqual({ space: 7, unit: 3 });
    expect(s.ask?.refused[0]).toMatchObject({ target: { unit: 4 }, why: [{ rule: "r" }] });
  });
});

describe("errors", () => {
  it("are read once, or end everything", () => {
    const s = opened(view(1, null));
    s.pending = { id: "i1", kind: "answer", key: ["a"], form: null };
    take(s, { v: 1, t: "error", code: "store-failed", words: w("e"), fatal: false, id: "i1" }, 0);
    expect([s.pending, s.notice, s.error]).toEqual([null, w("e"), null]);
    take(s, { v: 1, t: "error", code: "no-seat", words: w("f"), fatal: true, id: null }, 0);
    expect(s.error).toEqual(w("f"));
  });
});

describe("a hand-over", () => {
  it("leaves nothing of the seat before", () => {
    const s = opened(view(1, ask(1, [option(["secret"])]), [event(1)]));
    expect(take(s, { v: 1, t: "handover", to: 1, name: "Ben", code: false, hides: true }, 0)).toEqual(["dropped"]);
    expect(s).toMatchObject({ view: null, ask: null, events: [], chosen: null, rev: -1 });
    expect(s.handover?.name).toBe("Ben");
  });
  it("leaves the board where nothing is hidden", () => {
    const s = opened(view(1, ask(1, [option(["a"])]), [event(1)]));
    take(s, { v: 1, t: "handover", to: 1, name: "Ben", code: false, hides: false }, 0);
    expect(s.view).not.toBeNull();
    expect(s).toMatchObject({ ask: null, chosen: null });
    take(s, view(2, ask(2, [])), 0);
    expect(s.handover).toBeNull();
  });
  it("forgets the other seat's match state with a new hello", () => {
    const s = opened(view(1, null, [event(1)]));
    take(s, hello(1), 0);
    expect(s.view).toBeNull();
    expect(s.events).toEqual([]);
  });
});
