/** What a page knows of a match, and how each message of the table changes it. No message is interpreted beyond its place. */
import type { Ask, Event, FormAnswer, FromTable, Handover, Hello, Key, Odds, Over, Patch, Phase, Presence, Status, Undo, View, Waiting, Why, Words } from "../protocol/generated";
import { allOptions, sameKey } from "./options";
import { normal } from "./normal";
import { patched } from "./patch";

export interface Pending {
  id: string;
  kind: "answer" | "undo";
  key: Key | null;
  form: FormAnswer | null;
  /** Accepted, but what followed has not arrived yet. */
  until?: number;
}
export interface Bubble {
  title: string | null;
  whys: Why[];
  space: number | null;
  unit: number | null;
}
export interface TableState {
  hello: Hello | null;
  rev: number;
  view: unknown;
  ask: Ask | null;
  askAt: number;
  waiting: Waiting | null;
  waitingAt: number;
  undo: Undo | null;
  over: Over | null;
  phases: Phase[];
  events: Event[];
  lastFrom: number;
  presence: Presence[];
  handover: Handover | null;
  pending: Pending | null;
  chosen: Key | null;
  lost: Key | null;
  refusal: Why | null;
  refusedPart: number | null;
  whys: Record<string, Why[]>;
  odds: Record<string, Odds>;
  error: Words | null;
}
export type Effect = "resync" | "asked" | "happened" | "dropped";

export function initial(): TableState {
  return {
    hello: null, rev: -1, view: null, ask: null, askAt: 0, waiting: null, waitingAt: 0, undo: null, over: null, phases: [], events: [],
    lastFrom: 0, presence: [], handover: null, pending: null, chosen: null, lost: null, refusal: null, refusedPart: null, whys: {}, odds: {}, error: null,
  };
}

/** A first choice so that the usual step is one press away: the first blow, if there is one. The table may name another. */
export function likely(ask: Ask | null): Key | null {
  return ask ? (allOptions(ask).find((option) => option.style === "strike")?.key ?? null) : null;
}

function keepChoice(s: TableState, before: Ask | null): void {
  const after = s.ask;
  if (after && before && after.id === before.id && s.chosen) return;
  const still = after && s.chosen && allOptions(after).some((option) => sameKey(option.key, s.chosen!));
  if (!still) s.chosen = likely(after);
  s.refusal = null;
  s.refusedPart = null;
}

function takeStatus(s: TableState, m: Status, now: number, effects: Effect[]): void {
  const before = s.ask;
  s.ask = normal(m.ask);
  if (before?.id !== m.ask?.id) {
    s.askAt = now;
    s.odds = {};
    s.whys = {};
    effects.push("asked");
  }
  s.waiting = m.waiting;
  s.waitingAt = now;
  s.undo = m.undo;
  s.over = m.over;
  s.phases = m.phases;
  settle(s);
  keepChoice(s, before);
}

function takeEvents(s: TableState, list: Event[], effects: Effect[]): void {
  const known = s.events.length > 0 ? s.events[s.events.length - 1]!.n : -1;
  const fresh = list.filter((event) => event.n > known);
  if (fresh.length === 0) return;
  s.lastFrom = fresh[0]!.n;
  s.events = [...s.events, ...fresh];
  effects.push("happened");
}

function onView(s: TableState, m: View, now: number, effects: Effect[]): void {
  s.handover = null;
  s.view = m.view;
  s.rev = m.rev;
  takeStatus(s, m, now, effects);
  takeEvents(s, m.events, effects);
}

function onPatch(s: TableState, m: Patch, now: number, effects: Effect[]): void {
  if (m.rev <= s.rev) return;
  if (m.from !== s.rev) {
    effects.push("resync");
    return;
  }
  s.view = patched(s.view, m.set);
  s.rev = m.rev;
  takeStatus(s, m, now, effects);
}

function onEvents(s: TableState, list: Event[], effects: Effect[]): void {
  const known = s.events.length > 0 ? s.events[s.events.length - 1]!.n : null;
  const first = list[0]?.n;
  if (first !== undefined && known !== null && first > known + 1) {
    effects.push("resync");
    return;
  }
  takeEvents(s, list, effects);
}

function forget(s: TableState, keep: Hello | null): void {
  Object.assign(s, initial(), { hello: keep });
}

/** After "moved on" the choice that was not taken stays visible until the next one is made. */
function onMovedOn(s: TableState, id: string): void {
  if (s.pending?.id !== id) return;
  s.lost = s.pending.key;
  s.chosen = s.pending.key ?? s.chosen;
  s.pending = null;
}

function onHello(s: TableState, m: Hello): void {
  if (s.hello && (s.hello.match !== m.match || s.hello.seat !== m.seat)) forget(s, null);
  s.hello = m;
}

function onRefused(s: TableState, m: Extract<FromTable, { t: "refused" }>): void {
  if (s.pending?.id === m.id) s.pending = null;
  s.refusal = m.why;
  s.refusedPart = m.part ?? null;
}

function settle(s: TableState): void {
  if (s.pending?.until === undefined || s.pending.until > s.rev) return;
  s.pending = null;
}

function onAccepted(s: TableState, m: Extract<FromTable, { t: "accepted" }>): void {
  if (s.pending?.id !== m.id) return;
  s.pending = { ...s.pending, until: m.rev };
  s.lost = null;
  s.chosen = null;
  settle(s);
}

export function take(s: TableState, m: FromTable, now: number): Effect[] {
  const effects: Effect[] = [];
  if (m.t === "hello") onHello(s, m);
  else if (m.t === "view") onView(s, m, now, effects);
  else if (m.t === "patch") onPatch(s, m, now, effects);
  else if (m.t === "events") onEvents(s, m.events, effects);
  else if (m.t === "refused") onRefused(s, m);
  else if (m.t === "moved-on") onMovedOn(s, m.id);
  else if (m.t === "accepted") onAccepted(s, m);
  else if (m.t === "presence") s.presence = m.seats;
  else if (m.t === "why") s.whys = { ...s.whys, [JSON.stringify(m.key)]: m.whys };
  else if (m.t === "odds") s.odds = { ...s.odds, [JSON.stringify(m.key)]: m };
  else if (m.t === "error") s.error = m.words;
  else if (m.t === "handover") {
    forget(s, s.hello);
    s.handover = m;
    effects.push("dropped");
  }
  return effects;
}
