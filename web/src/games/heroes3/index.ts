import "./heroes3.css";
import type { Ref } from "../../protocol/generated";
import { words } from "../../store/words.svelte";
import type { GameModule } from "..";
import { face } from "./face";
import Field from "./Field.svelte";
import UnitPanel from "./UnitPanel.svelte";
import Piece from "./Piece.svelte";
import { picturesFor } from "./icons";
import { aimed, cardName, cardOf, handSize, kindWords, openHands, pickingFrom, PLAY, usesWords, way } from "./cards";
import { unitWords } from "./marks";
import { onMap, siteName } from "./map";
import { find, keyAt, label, rank } from "./options";
import { isBattle, nameOf, seatOf } from "./view";

function resolve(ref: Ref, view: unknown): string | null {
  if (!isBattle(view)) return null;
  if (ref.ref === "space") return onMap(view) ? siteName(view, Number(ref.id)) : nameOf(view, Number(ref.id));
  if (ref.ref === "field") return siteName(view, Number(ref.id));
  if (ref.ref === "card") return cardName(view, Number(ref.id)) || null;
  if (ref.ref !== "unit") return null;
  const unit = view.units.find((one) => one.id === Number(ref.id));
  return unit ? words.current.format(unit.name) : null;
}

function spacesOf(ref: Ref, view: unknown): number[] {
  if (ref.ref === "space") return [Number(ref.id)];
  if (ref.ref !== "unit" || !isBattle(view)) return [];
  const unit = view.units.find((one) => one.id === Number(ref.id));
  return unit?.space != null ? [unit.space] : [];
}

export const heroes3: GameModule = {
  key: "heroes3",
  icon: face.icon,
  Board: Field,
  Aside: UnitPanel,
  asideWords: "h3-ui-tab",
  Piece,
  rank,
  label,
  quiet: ["activates"],
  keyAt,
  find,
  describe(id, table) {
    const view = table.s.view;
    const unit = isBattle(view) ? view.units.find((one) => one.id === id) : undefined;
    return isBattle(view) && unit ? [unitWords(table, view, unit), ...unit.abilities.map((one) => table.text(one))].join(". ") : "";
  },
  words: { "form-send-place": "h3-ui-send-place" },
  resolve,
  spacesOf,
  role(seat, view) {
    if (!isBattle(view) || onMap(view)) return null;
    if (seatOf(view, 0) === seat) return "h3-ui-attacker";
    return seatOf(view, 1) === seat ? "h3-ui-defender" : null;
  },
  pictures: picturesFor,
  thinks: () => false,
  apart: [PLAY],
  showsForm: () => false,
  cancels: () => false,
  likely: () => null,
  weighs: () => false,
  keys: [],
  skips: () => null,
  note(item, table) {
    const card = item.target?.card === undefined ? null : cardOf(table.s.view, item.target.card);
    return card ? [kindWords(card), ...usesWords(table, card)].join(" · ") : "";
  },
  way,
  hand: {
    count(view, seat) {
      const hands = openHands(view, seat);
      return hands.length > 0 ? hands.reduce((sum, held) => sum + handSize(held), 0) : null;
    },
    wants: (table) => pickingFrom(table) !== null,
    load: () => import("./HandRow.svelte"),
    words: "h3-ui-tab-hand",
  },
  beside: {
    shows: (table) => isBattle(table.s.view) && (aimed(table) !== null || (table.mine && Boolean(table.s.view.clash))),
    load: () => import("./Clash.svelte"),
  },
  fields: { army: () => import("./ArmyField.svelte"), hero: () => import("./HeroField.svelte") },
};
