/** What the board shows on a space beside what lies there: what may be done, what was done, what is asked about. */
import type { Option } from "../../protocol/generated";
import type { Place } from "../../store/options";
import { nextItem, spacesFor } from "../../store/placing";
import type { Table } from "../../store/table.svelte";
import { t, words } from "../../store/words.svelte";
import { cardName, effectsAt, effectsOn } from "./cards";
import type { LastAction } from "./last";
import { fortAt, nameOf, seatOf, type BattleView, type Unit } from "./view";

export interface Mark {
  options: Option[];
  can: boolean;
  target: boolean;
  selected: boolean;
  refused: boolean;
  last: boolean;
  lit: boolean;
  hit: number;
}

export function seatClassOf(table: Table, view: BattleView, side: number): string {
  const seat = seatOf(view, side);
  const colour = table.s.hello?.seats.find((one) => one.seat === seat)?.colour;
  return colour === undefined ? "sN" : `s${"ABCD"[colour] ?? "N"}`;
}

export function placeOf(space: number, unit: Unit | null): Place {
  return { space, unit: unit?.id ?? null };
}

function litHere(table: Table, space: number): boolean {
  return table.lit !== null && (table.game?.spacesOf(table.lit, table.s.view) ?? []).includes(space);
}

export function markOf(table: Table, view: BattleView, space: number, unit: Unit | null, last: LastAction): Mark {
  const options = table.mine ? table.offered(placeOf(space, unit)) : [];
  const form = table.mine && table.s.ask?.form?.kind === "place" ? table.s.ask.form : null;
  const chosen = table.chosen;
  const hand = form === null ? null : (table.held ?? nextItem(form, table.places));
  const free = form !== null && hand !== null && table.hand.itemOn(space) === null && spacesFor(form, hand).includes(space);
  const fort = fortAt(view, space);
  const held = form !== null && unit !== null && table.held === unit.id;
  return {
    options,
    can: free || (unit === null && fort === null && options.length > 0),
    target: (unit !== null || fort !== null) && options.some((option) => option.style === "strike" || table.isApart(option)),
    selected: held || (unit !== null && unit.id === view.active && view.stage === "battle") || (chosen !== null && options.includes(chosen) && unit === null),
    refused: table.bubble !== null && (table.bubble.space === space || (unit !== null && table.bubble.unit === unit.id)),
    last: view.stage !== "placing" && unit !== null && last.spaces.includes(space),
    lit: litHere(table, space),
    hit: unit === null ? 0 : (last.damage[unit.id] ?? 0),
  };
}

export function unitWords(table: Table, view: BattleView, unit: Unit): string {
  const seat = table.s.hello?.seats.find((one) => one.seat === seatOf(view, unit.side));
  const text = t("h3-ui-unit-spoken", {
    name: words.current.format(unit.name), owner: seat?.name ?? t("h3-ui-nobody"), face: unit.face, attack: unit.attack, defense: unit.defense,
    initiative: unit.initiative, left: unit.health - unit.damage, health: unit.health,
  });
  const more = [unit.acted && unit.id !== view.active ? t("h3-ui-spoken-acted") : "", ...unit.tokens.map((token) => t(`h3-ui-token-${token.id}`)), ...effectsOn(view, unit.id).map((one) => cardName(view, one.card)), unit.id === view.active ? t("h3-ui-spoken-active") : ""];
  return [text, ...more].filter(Boolean).join(", ");
}

/** What a screen reader says of a space: its name, what lies there, what can be done. */
export function spoken(table: Table, view: BattleView, space: number, unit: Unit | null, mark: Mark): string {
  const place = nameOf(view, space);
  const fort = fortAt(view, space);
  const rock = view.board.rocks?.includes(space);
  const built = rock ? t("h3-ui-rock") : fort ? t(`h3-siege-${fort}`) : view.board.holes?.includes(space) ? t("h3-ui-hole") : "";
  const cover = view.board.protected?.includes(space) && unit ? t("h3-ui-protected") : "";
  const what = [built, unit ? unitWords(table, view, unit) : built ? "" : t("h3-ui-empty"), cover, ...effectsAt(view, space).map((one) => cardName(view, one.card))].filter(Boolean).join(", ");
  const acts = mark.options.map((option) => [table.text(option.words), table.text(option.meta)].filter(Boolean).join(", "));
  const doing = mark.refused ? t("h3-ui-spoken-refused") : "";
  const put = mark.can && mark.options.length === 0 ? t("h3-ui-spoken-place") : "";
  return [`${place}: ${what}`, ...acts, put, doing, mark.last ? t("h3-ui-spoken-last") : ""].filter(Boolean).join("; ");
}
