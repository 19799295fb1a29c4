/** What a page knows of a match, and how each message of the table changes it. No message is interpreted beyond its place. */
import type { Ask, Event, FormAnswer, FromTable, Handover, Hello, Key, Odds, Over, Patch, Phase, Presence, ProofState, Status, Undo, View, Waiting, Why, Words } from "../protocol/generated";
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
  whys: { rule: string | null; words: Words; ruling?: string }[];
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
  /** What the view would hold after something that is only thought of, by its key. */
  thoughts: Record<string, unknown>;
  error: Words | null;
  notice: Words | null;
  proof: ProofState | null;
  taken: boolean;
  heading: Words | null;
}
export type Effect = "resync" | "asked" | "happened" | "dropped";

export function initial(): TableState {
  return {
    hello: null, rev: -1, view: null, ask: null, askAt: 0, waiting: null, waitingAt: 0, undo: null, over: null, phases: [], events: [],
    lastFrom: 0, presence: [], handover: null, pending: null, chosen: null, lost: null, refusal: null, refusedPart: null, whys: {}, odds: {}, thoughts: {}, error: null, notice: null, proof: null, taken: false,
    heading: null,
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
    s.thoughts = {};
    s.whys = {};
    effects.push("asked");
  }
  s.waiting = m.waiting;
  s.waitingAt = now;
  s.undo = m.undo;
  s.over = m.over;
  s.phases = m.phases;
  s.heading = m.heading;
  settle(s);
  keepChoice(s, before);
}

/** Events from a number on take the place of what was known from there: after an undo there may be fewer. */
function takeEvents(s: TableState, m: Status, effects: Effect[]): void {
  const known = s.events.filter((event) => event.n < m.events_from);
  const before = s.events[s.events.length - 1]?.n ?? -1;
  s.events = [...known, ...m.events];
  const last = s.events[s.events.length - 1];
  const fresh = m.events.find((event) => event.n > before);
  if (fresh && before >= 0) s.lastFrom = fresh.n;
  else if (last) s.lastFrom = s.events.find((event) => event.decision === last.decision)?.n ?? last.n;
  if (fresh) effects.push("happened");
}

function gap(s: TableState, m: Status): boolean {
  const last = s.events[s.events.length - 1];
  return m.events.length > 0 && m.events_from > (last?.n ?? -1) + 1;
}

function onView(s: TableState, m: View, now: number, effects: Effect[]): void {
  s.handover = null;
  s.view = m.view;
  s.rev = m.rev;
  takeStatus(s, m, now, effects);
  takeEvents(s, m, effects);
}

function onPatch(s: TableState, m: Patch, now: number, effects: Effect[]): void {
  if (m.rev <= s.rev) return;
  if (m.from !== s.rev || gap(s, m)) {
    effects.push("resync");
    return;
  }
  s.view = patched(s.view, m.set, m.remove);
  s.rev = m.rev;
  takeStatus(s, m, now, effects);
  takeEvents(s, m, effects);
}

function forget(s: TableState, keep: Hello | null): void {
  Object.assign(s, initial(), { hello: keep, proof: keep?.proof ?? null, presence: s.presence });
}

/** After "moved on" the choice that was not taken stays visible until the next one is made. */
function onMovedOn(s: TableState, id: string): void {
  if (s.pending?.id !== id) return;
  s.lost = s.pending.key;
  s.chosen = s.pending.key ?? s.chosen;
  s.pending = null;
}

function onHello(s: TableState, m: Hello): void {
  if (s.hello && m.hides && s.hello.seat !== m.seat) forget(s, null);
  s.hello = m;
  s.proof = m.proof;
}

function onRefused(s: TableState, m: Extract<FromTable, { t: "refused" }>): void {
  if (s.pending?.id === m.id) s.pending = null;
  s.refusal = m.why[0] ?? null;
  s.refusedPart = m.part >= 0 ? m.part : null;
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

function onError(s: TableState, m: Extract<FromTable, { t: "error" }>): void {
  if (m.id !== null && s.pending?.id === m.id) s.pending = null;
  if (m.fatal) s.error = m.words;
  else s.notice = m.words;
}

/** Where nothing is hidden the board stays; otherwise nothing of the seat before does. */
function onHandover(s: TableState, m: Handover, effects: Effect[]): void {
  if (m.hides || m.code) forget(s, s.hello);
  s.ask = null;
  s.waiting = null;
  s.chosen = null;
  s.handover = m;
  effects.push("dropped");
}

export function take(s: TableState, m: FromTable, now: number): Effect[] {
  const effects: Effect[] = [];
  if (m.t === "hello") onHello(s, m);
  else if (m.t === "view") onView(s, m, now, effects);
  else if (m.t === "patch") onPatch(s, m, now, effects);
  else if (m.t === "refused") onRefused(s, m);
  else if (m.t === "moved-on") onMovedOn(s, m.id);
  else if (m.t === "accepted") onAccepted(s, m);
  else if (m.t === "presence") s.presence = m.seats;
  else if (m.t === "why") s.whys = { ...s.whys, [JSON.stringify(m.key)]: m.whys };
  else if (m.t === "odds") s.odds = { ...s.odds, [JSON.stringify(m.key)]: m };
  else if (m.t === "what-if") s.thoughts = { ...s.thoughts, [JSON.stringify(m.key)]: m.view };
  else if (m.t === "proof") s.proof = m.proof;
  else if (m.t === "taken-over") s.taken = true;
  else if (m.t === "error") onError(s, m);
  else if (m.t === "handover") onHandover(s, m, effects);
  return effects;
}
