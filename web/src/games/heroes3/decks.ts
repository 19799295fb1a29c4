/** A Hero for a new match: what the form holds, and what it sends. */
import { t, words } from "../../store/words.svelte";
import type { PlayCard } from "./view";

export interface HeroEntry {
  id: string;
  name: string;
  faction: string;
  type: string;
  specialties: string[];
  names: Record<string, string>;
}
export interface BookCard extends PlayCard {
  hero: string | null;
  faction: string | null;
  names: Record<string, string>;
}
export interface DeckBook {
  heroes: HeroEntry[];
  cards: BookCard[];
}
export interface DeckRow {
  card: string;
  n: number;
}
export type DeckWay = "starting" | "veteran" | "random" | "own";
export const WAYS: DeckWay[] = ["starting", "veteran", "random", "own"];

/** What a set-up holds of a Hero; what is left out is usual. */
export interface HeroValue {
  hero: string;
  level: number;
  deck: string | { random: number } | string[];
  machines: string[];
  gold: number;
}

export function heroValue(value: unknown): HeroValue {
  const given = (typeof value === "object" && value !== null ? value : {}) as Partial<HeroValue>;
  return { hero: given.hero ?? "", level: given.level ?? 3, deck: given.deck ?? "starting", machines: given.machines ?? [], gold: given.gold ?? 15 };
}

export function wayOf(deck: HeroValue["deck"]): DeckWay {
  if (Array.isArray(deck)) return "own";
  return typeof deck === "string" ? (deck as DeckWay) : "random";
}

/** Each card once, with how often it is there. */
export function rowsOf(deck: string[]): DeckRow[] {
  const found = new Map<string, number>();
  for (const card of deck) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, n]) => ({ card, n }));
}

export function listOf(rows: DeckRow[]): string[] {
  return rows.flatMap((row) => Array.from({ length: row.n }, () => row.card));
}

export function removed(deck: string[], card: string): string[] {
  const at = deck.indexOf(card);
  return at < 0 ? deck : deck.toSpliced(at, 1);
}

/** Cards that a Hero may be given, by name in any language and by kind. War Machines are no cards of a deck. */
export function fitting(book: DeckBook, hero: string, text: string, kind: string): BookCard[] {
  const wanted = text.trim().toLowerCase();
  const faction = book.heroes.find((one) => one.id === hero)?.faction;
  return book.cards.filter((card) => {
    if (card.kind === "war_machine" || (card.hero !== null && card.hero !== hero)) return false;
    if (card.hero === null && card.faction !== null && card.faction !== faction) return false;
    return (kind === "" || card.kind === kind) && (wanted === "" || Object.values(card.names).some((name) => name.toLowerCase().includes(wanted)));
  });
}

/** The name of a Hero's faction. */
export function factionOf(book: DeckBook, hero: string): string {
  const faction = book.heroes.find((one) => one.id === hero)?.faction;
  return faction ? t(`h3-faction-${faction}`) : "";
}

export function factionsOf(book: DeckBook): { faction: string; heroes: HeroEntry[] }[] {
  const names = [...new Set(book.heroes.map((one) => one.faction))];
  return names.map((faction) => ({ faction, heroes: book.heroes.filter((one) => one.faction === faction).toSorted((a, b) => words.current.format(a.name).localeCompare(words.current.format(b.name))) }));
}
