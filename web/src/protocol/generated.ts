/** What the table and a page say to each other. JSON text; every message carries `v` and `t`. Unknown fields are ignored. */

export type Key = (string | number)[];

export interface Ref {
  ref: string;
  id: string | number;
  msg?: string;
  seat?: number;
}
export type Arg = string | number | Ref | Words;
export interface Words {
  id: string;
  args?: Record<string, Arg>;
}
export interface Why {
  rule: string;
  words: Words;
  ruling?: string;
}

export interface Seat {
  seat: number;
  name: string;
  kind: "human" | "local" | "computer" | "open";
  level?: string;
  colour: number;
}
export interface Target {
  space?: number;
  unit?: number;
  units?: number[];
  path?: number[];
}
export type Style = "act" | "strike" | "plain" | "costly" | "pass";
export interface Option {
  key: Key;
  words: Words;
  target?: Target;
  meta?: Words;
  style: Style;
}
export interface Group {
  rule: string;
  verb: string;
  words: Words;
  options: Option[];
}
export interface Refused {
  target?: Target;
  key: Key;
  words: Words | null;
  rule: string;
  why: Why[];
}

/** One thing a form is about. `key` is its number in the answer. */
export interface Item {
  key: number;
  words?: Words;
  target?: Target;
  spaces?: number[];
}
export interface FormPick {
  kind: "pick";
  candidates: number[];
  least: number;
  most: number;
  items?: Item[];
}
export interface FormOrder {
  kind: "order";
  items: (number | Item)[];
}
export interface FormPartition {
  kind: "partition";
  items: (number | Item)[];
  parts: number;
  most: number;
  leave: boolean;
  part_words?: Words[];
}
export interface FormPlace {
  kind: "place";
  items: (number | Item)[];
  spaces: number[];
  least: number;
  most: number;
}
export interface FormPay {
  kind: "pay";
  purses: number[];
  cost: number;
  items?: Item[];
}
export interface FormNumber {
  kind: "number";
  low: number;
  high: number;
}
export interface FormDie {
  kind: "die";
  die?: string;
  faces: number[];
}
export type Form = FormPick | FormOrder | FormPartition | FormPlace | FormPay | FormNumber | FormDie;
/** pick: candidates ascending. order: a permutation. partition: the part of each item, -1 = left out. place: [item, space] ascending.
    pay: the amount from each purse. number, die: one number. */
export type FormAnswer = (number | [number, number])[];

export interface Ask {
  id: string | number;
  seats: number[];
  rule: string;
  kind: string;
  words: Words;
  why: Words | null;
  groups: Group[];
  form: Form | null;
  refused: Refused[];
}

export interface Die {
  die: string;
  faces: number[];
  used: number;
  rolls?: number[];
}
export interface SumRow {
  value: number;
  words: Words;
  rule: string;
}
export interface Sum {
  rows: SumRow[];
  total: SumRow;
}
export interface Event {
  n: number;
  kind: string;
  rule: string;
  words: Words;
  seat?: number | null;
  group: Words;
  dice?: Die[];
  sum?: Sum | null;
  places?: (string | number)[];
  motion?: Record<string, unknown> | null;
}

export interface Undo {
  can: boolean;
  label: Words | null;
  why: Words | null;
  rule: string | null;
}
export interface Waiting {
  seats: number[];
  since_ms: number;
}
export interface Over {
  winner: number | null;
  words: Words;
}
export interface Phase {
  words: Words;
  state: "done" | "now" | "next";
}
export interface Outcome {
  share: number;
  kind: "good" | "neutral" | "bad";
  words: Words;
}
export interface Presence {
  seat: number;
  state: "here" | "away" | "lost" | "left";
  since_ms: number;
}

interface Base {
  v: 1;
}
export interface Status {
  ask: Ask | null;
  waiting: Waiting | null;
  undo: Undo;
  over: Over | null;
  phases: Phase[];
}
export interface Hello extends Base {
  t: "hello";
  match: string;
  title: string;
  game: string;
  setup: string;
  seat: number | null;
  rev: number;
  rules_version: string;
  variants: string[];
  seats: Seat[];
  log_from: number;
}
export interface View extends Base, Status {
  t: "view";
  rev: number;
  view: unknown;
  events: Event[];
}
export interface Patch extends Base, Status {
  t: "patch";
  rev: number;
  from: number;
  set: [(string | number)[], unknown][];
}
export interface Events extends Base {
  t: "events";
  rev: number;
  events: Event[];
}
export interface RefusedMessage extends Base {
  t: "refused";
  id: string;
  rev: number;
  why: Why;
  part?: number;
}
export interface MovedOn extends Base {
  t: "moved-on";
  id: string;
  rev: number;
}
export interface Accepted extends Base {
  t: "accepted";
  id: string;
  rev: number;
}
export interface PresenceMessage extends Base {
  t: "presence";
  seats: Presence[];
}
export interface Handover extends Base {
  t: "handover";
  to: number;
  name: string;
  code: boolean;
}
export interface Whys extends Base {
  t: "why";
  key: Key;
  whys: Why[];
}
export interface Odds extends Base {
  t: "odds";
  key: Key;
  outcomes: Outcome[];
  assumes: Words[];
  rule: string;
}
export interface ErrorMessage extends Base {
  t: "error";
  words: Words;
}
export type FromTable =
  | Hello
  | View
  | Patch
  | Events
  | RefusedMessage
  | MovedOn
  | Accepted
  | PresenceMessage
  | Handover
  | Whys
  | Odds
  | ErrorMessage;

export interface Intent {
  t: "intent";
  id: string;
  rev: number;
  ask: string | number;
  key?: Key;
  form?: FormAnswer;
}
export type FromPage =
  | { t: "join"; token: string; rev?: number }
  | Intent
  | { t: "why"; key: Key }
  | { t: "odds"; key: Key }
  | { t: "undo"; id: string; rev: number }
  | { t: "take"; seat: number; code?: string }
  | { t: "resync" };
