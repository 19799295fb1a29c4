import { allOptions } from "../../store/options";
import { canonical } from "../../store/commands";
import { words } from "../../store/words.svelte";
import type { GameModule } from "..";
import { face } from "./face";
import Field from "./Field.svelte";
import { pictures } from "./icons";
import { unitName, unitWords } from "./marks";
import Piece from "./Piece.svelte";
import UnitPanel from "./UnitPanel.svelte";
import { aboutDice, skips } from "./skips.svelte";
import { tryingOf } from "./whatif.svelte";
import { hexName, isView, unitOf, unitsIn } from "./view";

/** Orders whose consequences can be seen before they are given. */
const THOUGHTS = ["goal-move", "goal-place", "goal-remove"];
/** Forms about the cards of units lie in the middle of the table. */
const UNITS_FORMS = ["groups", "order"];
/** Spells on dice: each with its chances. */
const ON_DICE = ["tome", "zero", "equality", "add-die", "reroll"];
/** Asks that an order brings with it. */
const STEPS_OF_ORDERS = ["rearrange", "split"];
const QUIET = ["combat-step", "rolls", "takes-terrain"];

export const magestorm: GameModule = {
  key: "magestorm",
  icon: face.icon,
  Board: Field,
  Aside: UnitPanel,
  asideWords: "ms-ui-tab",
  Piece,
  rank: () => 0,
  words: { "form-part": "ms-ui-group", "form-groups-count": "ms-ui-units-count", "form-groups-how": "ms-ui-units-how", "form-send-groups": "ms-ui-send-army" },
  quiet: QUIET,
  keyAt(place, view) {
    if (!isView(view) || place.space === null) return null;
    return view.stage === "set-up" ? ["deploy", place.space] : view.phase === "movement" ? ["enter", place.space] : null;
  },
  find(name, view) {
    if (!isView(view)) return null;
    const wanted = canonical(name);
    const hex = view.hexes.findIndex((_, i) => canonical(hexName(view, i)) === wanted);
    if (hex >= 0) return { space: hex, unit: unitsIn(view, hex)[0]?.id ?? null };
    const unit = wanted && view.units.find((one) => canonical(unitName(one)).startsWith(wanted));
    return unit ? { space: unit.hex, unit: unit.id } : null;
  },
  describe(id, table) {
    const unit = isView(table.s.view) ? unitOf(table.s.view, id) : null;
    return isView(table.s.view) && unit ? unitWords(table.s.view, unit) : "";
  },
  label(option, table) {
    const { space } = option.target ?? {};
    return space !== undefined && ["deploy", "objective"].includes(String(option.key[0])) && isView(table.s.view) ? hexName(table.s.view, space) : null;
  },
  resolve(ref, view) {
    if (!isView(view)) return null;
    if (ref.ref === "space") return hexName(view, Number(ref.id));
    const unit = ref.ref === "unit" ? unitOf(view, Number(ref.id)) : null;
    return unit ? unitName(unit) : null;
  },
  spacesOf(ref, view) {
    if (ref.ref === "space") return [Number(ref.id)];
    const hex = ref.ref === "unit" && isView(view) ? unitOf(view, Number(ref.id))?.hex : undefined;
    return hex === undefined || hex === null ? [] : [hex];
  },
  role: (seat) => (seat === 0 ? "ms-seat-kragis" : "ms-seat-lausjan"),
  pictures,
  thinks: (key) => THOUGHTS.includes(String(key[0])),
  apart: [],
  showsForm: (table) => table.mine && UNITS_FORMS.includes(table.s.ask?.form?.kind ?? ""),
  cancels: (kind) => STEPS_OF_ORDERS.includes(kind),
  way: () => "",
  note(item) {
    const role = `${item.words?.id ?? ""}.role`;
    return item.words?.id.startsWith("ms-card-") && words.current.has(role) ? words.current.format(role) : "";
  },
  hand: null,
  beside: {
    shows: (table) => table.mine && isView(table.s.view) && ((tryingOf(table).on && !table.s.view.fight) || aboutDice(table.s.ask) || table.s.ask?.kind === "magic"),
    load: () => import("./Beside.svelte"),
  },
  likely: (ask) => (ask.kind === "advance" ? (allOptions(ask).find((option) => option.key[0] === "advance")?.key ?? null) : null),
  keys: [["+ − 0", "ms-ui-key-zoom"], ["Alt ← ↑ ↓ →", "ms-ui-key-cards"]],
  weighs: (key) => ON_DICE.includes(String(key[0])),
  skips: (table) => skips.answer(table),
  fields: {},
};
