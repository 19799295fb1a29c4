/** The answers of the table's plain HTTP pages. Words are message ids where the rules speak, plain text where a person typed. */
import type { Event, Phase, Seat, Words } from "./generated";

export type Text = Words | string;

export interface Choice {
  key: string;
  words: Text;
}
export interface SetupOption {
  key: string;
  kind: "choice" | "number" | "flag";
  words: Text;
  choices?: Choice[];
  min?: number;
  max?: number;
  default: string | number | boolean;
}
export interface Setup {
  key: string;
  words: Text;
  about?: Text;
  options: SetupOption[];
  seats: { words: Text; army: boolean; kinds?: string[] }[];
}
export interface Switch {
  key: string;
  words: Text;
  why?: Text;
  rule?: string;
  default: boolean;
}
export interface Army extends Choice {
  faction?: string;
  units?: Text[];
}
export interface Game {
  key: string;
  words: Text;
  about: Text;
  seats: { min: number; max: number };
  minutes: number;
  ready: boolean;
  setups: Setup[];
  variants: Switch[];
  rulings: Switch[];
  armies: Army[];
  levels: Choice[];
}
export interface Mine {
  match: string;
  seat: number | null;
  title: string;
  game: string;
  state: "yours" | "waiting" | "over";
  turn: { seat: number; name: string; colour: number } | null;
  words: Text | null;
  since_ms: number | null;
  winner?: string | null;
}
export interface NewSeat {
  kind: "human" | "local" | "computer" | "open";
  name: string;
  level?: string;
  army?: string;
}
export interface NewMatch {
  game: string;
  setup: string;
  options: Record<string, string | number | boolean>;
  seats: NewSeat[];
  variants: string[];
  rulings: Record<string, boolean>;
}
export interface Created {
  match: string;
  links: { seat: number | null; url: string; token: string }[];
}
export interface Rule {
  id: string;
  section: string;
  origin: string;
  kind?: string;
  text: string | Record<string, string>;
  lines?: string;
  scope?: string;
}
export interface Ruling {
  id: string;
  rules: string[];
  question: string | Record<string, string>;
  answer: string | Record<string, string>;
  switch?: boolean;
}
export interface Rulebook {
  game: string;
  words: Text;
  /** Titles of the sections, by the section's name in the rules. */
  sections?: { key: string; words: Text }[];
  rules: Rule[];
  rulings: Ruling[];
}
export interface Frame {
  n: number;
  seat: number | null;
  words: Words;
  phases: Phase[];
  view: unknown;
  events: Event[];
  mark?: "fell" | "turning" | "end" | null;
}
export interface Replay {
  match: string;
  title: string;
  game: string;
  seats: Seat[];
  seat: number | null;
  eyes: string;
  frames: Frame[];
  checked: boolean;
  problem: Text | null;
  over: boolean;
  luck?: { seat: number; rolls: number; sum: number; expected: number }[];
}
