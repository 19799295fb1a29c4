/** Short names of options inside their group, and where a unit stands best. */
import type { Key, Option } from "../../protocol/generated";
import { canonical } from "../../store/commands";
import type { Place } from "../../store/options";
import type { Table } from "../../store/table.svelte";
import { t, words } from "../../store/words.svelte";
import { cardName } from "./cards";
import { onMap, siteNamed } from "./map";
import { isBattle, nameOf, row, unitAt, type BattleView } from "./view";

function attackLabel(option: Option, view: BattleView): string | null {
  const unit = view.units.find((one) => one.id === option.target?.unit);
  if (!unit || unit.space === null) return null;
  const from = option.target?.space;
  const acting = view.units.find((one) => one.id === view.active);
  const name = { name: words.current.format(unit.name), at: nameOf(view, unit.space) };
  const moves = from !== undefined && acting?.space !== from;
  return moves ? t("h3-ui-attack-from", { ...name, from: nameOf(view, from) }) : t("h3-ui-attack-at", name);
}

/** What a card is aimed at: "Vampires at c3", "b2", another card. */
function aimLabel(option: Option, view: BattleView): string | null {
  const [, , , sort, number] = option.key;
  if (sort === "space") return nameOf(view, Number(number));
  if (sort === "card") return cardName(view, Number(number));
  const unit = view.units.find((one) => sort === "unit" && one.id === Number(number));
  if (!unit) return null;
  const name = words.current.format(unit.name);
  return unit.space === null ? name : t("h3-ui-attack-at", { name, at: nameOf(view, unit.space) });
}

/** "Vampires at c3, from c2" and "b2" under a heading that says attack or move. */
export function label(option: Option, table: Table): string | null {
  const view = table.s.view;
  if (!isBattle(view)) return null;
  if (option.key[0] === "attack") return attackLabel(option, view);
  if (option.key[0] === "play" && option.key.length > 3) return aimLabel(option, view);
  if (option.key[0] === "move" && option.target?.space !== undefined) return nameOf(view, option.target.space);
  return null;
}

/** Why can the unit that acts not go there, or not strike that one? */
export function keyAt(place: Place, view: unknown): Key | null {
  const acting = isBattle(view) ? view.units.find((one) => one.id === view.active) : undefined;
  if (isBattle(view) && onMap(view)) return place.space === null ? null : ["go", place.space];
  if (!isBattle(view) || view.stage !== "battle" || !acting || acting.space === null) return null;
  const unit = view.units.find((one) => one.id === place.unit);
  if (unit) return unit.side === acting.side ? null : ["attack", unit.id, acting.space];
  return place.space === null ? null : ["move", place.space];
}

/** "c4", or the name of a unit or its beginning. */
export function find(name: string, view: unknown): Place | null {
  if (!isBattle(view)) return null;
  const wanted = canonical(name);
  if (onMap(view)) return siteNamed(view, wanted);
  const space = Array.from({ length: view.board.cols * view.board.rows }, (_, i) => i).find((one) => nameOf(view, one) === wanted);
  if (space !== undefined) return { space, unit: unitAt(view, space)?.id ?? null };
  const unit = wanted && view.units.find((one) => canonical(words.current.format(one.name)).startsWith(wanted));
  return unit ? { space: unit.space, unit: unit.id } : null;
}

/** Ranged units stand in the row at one's own edge, the others before them; the middle first. */
export function rank(item: number, space: number, view: unknown): number {
  if (!isBattle(view)) return 0;
  const unit = view.units.find((one) => one.id === item);
  const r = row(space, view.board.cols);
  const hexes = view.board.rocks !== undefined;
  const [line, last] = hexes ? [space % view.board.cols, view.board.cols - 1] : [r, view.board.rows - 1];
  const fromEdge = unit?.side === 1 ? last - line : line;
  const wrong = unit?.type === "ranged" ? fromEdge !== 0 : fromEdge === 0;
  const [across, most] = hexes ? [r, view.board.rows - 1] : [space % view.board.cols, view.board.cols - 1];
  return (wrong ? 100 : 0) + Math.abs(across - most / 2);
}
