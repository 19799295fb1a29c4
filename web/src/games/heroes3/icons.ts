import table from "./icons.json";
import { cardsOf } from "./map";
import { isBattle, type Unit } from "./view";

const sets: Record<string, Record<string, string>> = table;
const icons: Record<string, string> = Object.assign({}, ...Object.values(sets));

/** One file of pictures for each faction; a battle loads what lies on its board. */
const files: Record<string, () => Promise<{ default: string }>> = {
  cards: () => import("virtual:icons/heroes3/cards"),
  common: () => import("virtual:icons/heroes3/common"),
  castle: () => import("virtual:icons/heroes3/castle"),
  conflux: () => import("virtual:icons/heroes3/conflux"),
  cove: () => import("virtual:icons/heroes3/cove"),
  dungeon: () => import("virtual:icons/heroes3/dungeon"),
  fortress: () => import("virtual:icons/heroes3/fortress"),
  map: () => import("virtual:icons/heroes3/map"),
  inferno: () => import("virtual:icons/heroes3/inferno"),
  necropolis: () => import("virtual:icons/heroes3/necropolis"),
  neutral: () => import("virtual:icons/heroes3/neutral"),
  rampart: () => import("virtual:icons/heroes3/rampart"),
  stronghold: () => import("virtual:icons/heroes3/stronghold"),
  tower: () => import("virtual:icons/heroes3/tower"),
};

function setOf(card: string): string {
  const key = keyOf(card);
  return Object.keys(sets).find((set) => set !== "cards" && sets[set]![key] !== undefined) ?? "common";
}

function keyOf(card: string): string {
  return card.split("@")[0]!.replace(/-/g, "_");
}

/** The pictures that a view needs, by the name of their file. */
export function picturesFor(view: unknown): Record<string, () => Promise<string>> {
  const cards = isBattle(view) ? [...view.units, ...cardsOf(view)].map((unit) => unit.card) : [];
  const held = isBattle(view) ? [...(view.hands ? ["cards"] : []), ...(view.expedition ? ["map"] : [])] : [];
  const wanted = new Set(["common", ...held, ...cards.map(setOf)]);
  return loaders([...wanted]);
}

/** Every creature's picture, for a choice among all of them. */
export function allPictures(): Record<string, () => Promise<string>> {
  return loaders(Object.keys(files));
}

/** The pictures of playing cards. */
export function cardPictures(): Record<string, () => Promise<string>> {
  return loaders(["common", "cards"]);
}

function loaders(wanted: string[]): Record<string, () => Promise<string>> {
  return Object.fromEntries(wanted.map((set) => [`heroes3/${set}`, async () => (await files[set]!()).default]));
}

/** The picture of a creature; one that has none of its own gets that of its way of moving. */
export function portrait(unit: Pick<Unit, "card" | "type">): string {
  return icons[keyOf(unit.card)] ?? icons[`fallback-${unit.type}`]!;
}

/** The picture of a playing card: its own, that of its School, or that of its kind. */
export function cardIcon(card: { id: string; kind: string; school: string | null }): string {
  return icons[`card-${card.id}`] ?? icons[`school-${card.school ?? ""}`] ?? icons[`kind-${card.kind}`] ?? "laurel-crown";
}

/** The picture of what belongs to cards and Heroes: "timing-instant", "gold". */
export function cardSign(name: string): string {
  return icons[name] ?? "laurel-crown";
}

export function tokenIcon(token: string): string {
  return icons[`token-${token}`] ?? icons["token-stack"]!;
}

/** The picture of a place or a Hero on the map. */
export function mapIcon(name: string): string {
  return icons[name] ?? icons["place-camp"]!;
}
