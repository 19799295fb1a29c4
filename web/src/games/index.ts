/** The boards the page can draw, by the game's key. */
import type { Component } from "svelte";
import type { Ask, FormAnswer, Game, Item, Key, Option, Ref, SpecProblem } from "../protocol/generated";
import type { Place } from "../store/options";
import type { Table } from "../store/table.svelte";
import { heroes3 } from "./heroes3";
import { magestorm } from "./magestorm";

/** A part of the form for a new match that a game draws itself. */
export interface FieldProps {
  game: Game;
  seat: number;
  value: unknown;
  /** The field's kind as the set-up names it, where a component draws several. */
  kind?: string;
  problems: SpecProblem[];
  onchange: (value: unknown) => void;
}

export interface GameModule {
  key: string;
  icon: string;
  /** The board itself; it draws what the view says and marks what the ask allows. */
  Board: Component<{ table: Table }>;
  /** What one thing of the board is, in full; shown beside the log, and as a tab on a phone. */
  Aside: Component<{ table: Table }>;
  asideWords: string;
  /** One thing of a form, drawn as what it is. */
  Piece: Component<{ table: Table; id: number }>;
  /** How well a space suits a thing to be placed; less is better. */
  rank(item: number, space: number, view: unknown): number;
  /** Messages of the game's own for buttons of the shell, by the shell's message. */
  words: Record<string, string>;
  /** Kinds of events that are no news in themselves. */
  quiet: string[];
  /** The key to ask the table about when nothing is offered at a place. */
  keyAt(place: Place, view: unknown): Key | null;
  /** The place that a typed name means. */
  find(name: string, view: unknown): Place | null;
  /** A thing of the board in one spoken line. */
  describe(unit: number, table: Table): string;
  /** A short text for an option in its group, or null for the table's own words. */
  label(option: Option, table: Table): string | null;
  /** Text for a reference in a message, or null if the view does not hold it. */
  resolve(ref: Ref, view: unknown): string | null;
  /** Spaces that a reference or an event's place stands for. */
  spacesOf(ref: Ref, view: unknown): number[];
  /** A short word for a seat's part in the match, as a message id. */
  role(seat: number, view: unknown): string | null;
  /** The pictograms that a view needs, as loaders by name; each is fetched once. */
  pictures(view: unknown): Record<string, () => Promise<string>>;
  /** Whether the table can tell what would be after a choice that is only thought of. */
  thinks(key: Key): boolean;
  /** Verbs of options that the game shows in a place of its own, step by step, and not each in the list. */
  apart: string[];
  /** Whether the form that is open is filled in on the board, and only sent from the list. */
  showsForm(table: Table): boolean;
  /** Whether an ask is a step of what was just chosen, so that taking that back cancels it. */
  cancels(kind: string): boolean;
  /** The choice that lies ready when something is asked, where it is not the first blow; null: none of the game's own. */
  likely(ask: Ask): Key | null;
  /** Whether a choice is weighed before it is carried out, though it is no blow: the table tells its chances. */
  weighs(key: Key): boolean;
  /** The answer that this device gives by itself, as the person wishes; null: the person is asked. */
  skips(table: Table): { key: Key } | { form: FormAnswer } | null;
  /** Keys of its own board: how they are shown, and the message that tells what they do. */
  keys: [string, string][];
  /** How one of the ways to go on from a beginning of a key reads. */
  way(start: Key, table: Table): string;
  /** More about a thing of a form, in one line. */
  note(item: Item, table: Table): string;
  /** What one holds besides the board; null for a view without. `wants`: whether what is asked is answered there. */
  hand: { count(view: unknown, seat: number | null): number | null; wants(table: Table): boolean; load: () => Promise<{ default: Component<{ table: Table }> }>; words: string } | null;
  /** What stands above the options while one is asked so. */
  beside: { shows(table: Table): boolean; load: () => Promise<{ default: Component<{ table: Table }> }> } | null;
  /** Own components for fields of a new match, by the field's kind ("army"). */
  fields: Record<string, () => Promise<{ default: Component<FieldProps> }>>;
}

const modules: Record<string, GameModule> = { heroes3, magestorm };

export function gameOf(key: string): GameModule | null {
  return modules[key] ?? null;
}
