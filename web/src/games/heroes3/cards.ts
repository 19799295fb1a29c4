/** Playing cards: which can be played now, how their uses read, and what lies where. */
import type { FormPick, Key, Option, Refused } from "../../protocol/generated";
import { itemsOf } from "../../store/normal";
import { allOptions, begins } from "../../store/options";
import type { Table } from "../../store/table.svelte";
import { t, words } from "../../store/words.svelte";
import { isBattle, seatOf, sideOf, type BattleView, type CardUse, type Effect, type Held, type PlayCard } from "./view";

export const PLAY = "play";

export function cardOf(view: unknown, card: number): PlayCard | null {
  return isBattle(view) ? (view.cards?.[String(card)] ?? null) : null;
}

export function cardName(view: unknown, card: number): string {
  const found = cardOf(view, card);
  return found ? words.current.format(found.name) : "";
}

/** "Spell, air, basic" */
export function kindWords(card: PlayCard): string {
  return t("h3-ui-card-kind", { kind: card.kind, school: card.school ?? "none", grade: card.grade ?? "none", level: card.level ?? "none" });
}

/** The same in short, for a card in the hand: "Spell, air". */
export function shortKind(card: PlayCard): string {
  return t("h3-ui-card-kind", { kind: card.kind, school: card.school ?? "none", grade: "none", level: card.kind === "artifact" ? (card.level ?? "none") : "none" });
}

export function useName(use: CardUse): string {
  return t("h3-ui-use", { mode: use.mode, power: use.power });
}

export function useText(table: Table, use: CardUse): string {
  return (use.words ?? []).map((one) => table.text(one)).join(" ");
}

/** Every use of a card in words, but for giving it up for Power. */
export function usesWords(table: Table, card: PlayCard): string[] {
  return card.uses.filter((use) => use.mode !== "power").map((use) => `${useName(use)}: ${useText(table, use)}`);
}

export function playsOf(table: Table, start: Key): Option[] {
  return table.mine && table.s.ask ? allOptions(table.s.ask).filter((option) => begins(option.key, start)) : [];
}

export function refusedUse(table: Table, start: Key): Refused | null {
  return (table.mine ? table.s.ask?.refused.find((one) => begins(one.key, start)) : null) ?? null;
}

/** The card that is being looked at or played, with the use that has been settled. */
export function aimed(table: Table): { card: number; use: number | null } | null {
  const { aim } = table;
  if (!aim || aim[0] !== PLAY || typeof aim[1] !== "number") return null;
  return { card: aim[1], use: typeof aim[2] === "number" ? aim[2] : null };
}

/** Takes up a card; where it has one use only, that one at once. */
export function take(table: Table, card: number): void {
  const start: Key = [PLAY, card];
  const now = aimed(table);
  if (now?.card === card) return table.take(null);
  const uses = [...new Set(playsOf(table, start).map((option) => option.key[2]))];
  if (uses.length === 1) takeUse(table, card, Number(uses[0]));
  else table.take(start);
}

/** Settles a use: its targets are marked; one without a target is chosen, and a second press plays it. */
export function takeUse(table: Table, card: number, use: number): void {
  const start: Key = [PLAY, card, use];
  const options = playsOf(table, start);
  table.take(start);
  if (options.length === 1 && options[0]!.key.length === start.length) table.choose(start);
}

export function effectsOn(view: BattleView, unit: number): Effect[] {
  return (view.effects ?? []).filter((one) => one.unit === unit);
}

export function effectsAt(view: BattleView, space: number): Effect[] {
  return (view.effects ?? []).filter((one) => one.space === space);
}

export function untilWords(effect: Effect): string {
  return t("h3-ui-until", { until: effect.until, round: effect.round });
}

export function handSize(held: Held): number {
  return held.hand.length + held.unknown;
}

/** Hands to lay out: one's own; for somebody without a seat those of which something lies open. */
export function openHands(view: unknown, seat: number | null): Held[] {
  if (!isBattle(view) || !view.hands) return [];
  const own = seat === null ? null : view.hands[sideOf(view, seat)];
  return own ? [own] : view.hands.filter((held) => held.hand.length > 0);
}

/** The open form when it asks for cards of one's hand: its things are the places in the hand. */
export function pickingFrom(table: Table): FormPick | null {
  const form = table.mine ? table.s.ask?.form : null;
  const hand = openHands(table.s.view, table.seat)[0]?.hand ?? [];
  if (form?.kind !== "pick" || hand.length === 0) return null;
  return itemsOf(form).every((item) => item.target?.card !== undefined && item.target.card === hand[item.key]) ? form : null;
}

/** What a Hero is called: by its own name, else by that of its seat. */
export function heroName(table: Table, held: Held): string {
  if (held.hero) return words.current.format(held.hero.name);
  const seat = table.s.hello?.seats.find((one) => one.seat === (isBattle(table.s.view) ? seatOf(table.s.view, held.side) : null));
  return seat?.name ?? t("h3-ui-ai-hero");
}

/** The words for a way to go on: a card, then one of its uses. */
export function way(start: Key, table: Table): string {
  const card = cardOf(table.s.view, Number(start[1]));
  if (!card) return "";
  const use = card.uses[Number(start[2])];
  const name = words.current.format(card.name);
  return start.length > 2 && use ? t("h3-ui-card-use", { name, use: useName(use) }) : name;
}
