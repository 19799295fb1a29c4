import { describe, expect, it } from "vitest";
import { factions, filtered, folded, freshDraft, groups, offered, packed, pointsOf, read, textOf, total, unpacked, valueOf, type CardSide, type Row, type Side, type UnitCard } from "../src/games/heroes3/army";

function side(name: Side, points: number): CardSide {
  return { side: name, type: "ground", attack: 2, defense: 1, health: 3, initiative: 5, points, abilities: [] };
}
function card(unit: string, group: string, tier: string | null, en: string, de: string, sides: CardSide[], faction: string | null = null): UnitCard {
  return { unit, name: `h3-unit-${unit}`, faction, tier, group, names: { en, de }, sides };
}
const cards = [
  card("griffins", "castle", "bronze", "Griffins", "Greife", [side("few", 4), side("pack", 10), side("neutral", 7)], "castle"),
  card("marksmen", "castle", "bronze", "Marksmen", "Scharf\u00adschützen", [side("few", 5), side("pack", 11)], "castle"),
  card("azure_dragons", "neutral", "azure", "Azure Dragons", "Azurdrachen", [side("neutral", 40)]),
  card("griffins@griffin_conservatory", "bank", null, "Griffins (bank)", "Greife (Bank)", [side("neutral", 0)]),
  card("arrow_tower", "neutral", null, "Arrow Tower", "Schützenturm", []),
];
const rows: Row[] = [{ unit: "griffins", side: "few" }, { unit: "griffins@griffin_conservatory", side: "neutral" }, { unit: "marksmen", side: "pack" }];
const units = (list: UnitCard[]) => list.map((one) => one.unit);

describe("an army as one line", () => {
  it("is written and read back", () => {
    expect(textOf(rows)).toBe("griffins/f griffins@griffin_conservatory/n marksmen/p");
    expect(read(textOf(rows), cards)).toEqual({ rows });
    expect(read(" Griffins/F,\n marksmen/p; ", cards)).toEqual({ rows: [rows[0], rows[2]] });
    expect(read("", cards)).toEqual({ rows: [] });
  });
  it("says what is wrong with it", () => {
    expect(read("griffins/f marksmen", cards)).toEqual({ problem: "token", token: "marksmen" });
    expect(read("griffins/x", cards)).toEqual({ problem: "token", token: "griffins/x" });
    expect(read("grifins/f", cards)).toEqual({ problem: "unit", token: "grifins" });
    expect(read("griffins/f ".repeat(41), cards)).toEqual({ problem: "many", token: "40" });
  });
  it("leaves a side that no army may hold to the rules", () => {
    expect(read("azure_dragons/f", cards)).toEqual({ rows: [{ unit: "azure_dragons", side: "few" }] });
  });
});

describe("points", () => {
  it("are those of the side, and their sum", () => {
    expect(pointsOf(cards, rows[2]!)).toBe(11);
    expect(pointsOf(cards, { unit: "azure_dragons", side: "few" })).toBeNull();
    expect(total(cards, [...rows, { unit: "azure_dragons", side: "few" }])).toBe(15);
    expect(total(cards, [])).toBe(0);
  });
});

describe("choosing units", () => {
  const all = { text: "", group: "", tier: "" };
  it("searches both languages without accents, hyphens and capitals", () => {
    expect(units(filtered(cards, { ...all, text: "GREIF" }))).toEqual(["griffins", "griffins@griffin_conservatory"]);
    expect(units(filtered(cards, { ...all, text: "scharfschutz" }))).toEqual(["marksmen"]);
    expect(units(filtered(cards, { ...all, text: "dragon" }))).toEqual(["azure_dragons"]);
    expect(folded(" Größe ")).toBe("grosse");
  });
  it("filters by group and tier, shows guards when asked for, and nothing that no army may hold", () => {
    expect(units(filtered(cards, all))).toEqual(["griffins", "marksmen", "azure_dragons"]);
    expect(units(filtered(cards, { ...all, group: "bank" }))).toEqual(["griffins@griffin_conservatory"]);
    expect(units(filtered(cards, { ...all, tier: "azure" }))).toEqual(["azure_dragons"]);
    expect(groups(cards)).toEqual(["castle", "neutral", "bank"]);
    expect(factions(cards)).toEqual(["castle"]);
  });
  it("offers Few and Pack of a faction's unit", () => {
    expect(offered(cards[0]!).map((one) => one.side)).toEqual(["few", "pack"]);
    expect(offered(cards[2]!).map((one) => one.side)).toEqual(["neutral"]);
  });
});

describe("the draft", () => {
  const known = ["castle-core", "tower-core"];
  it("comes back as it was", () => {
    const draft = { ...freshDraft("tower-core"), way: "own" as const, own: rows };
    expect(unpacked(packed(draft), "castle-core", known)).toEqual(draft);
  });
  it("is a fresh one when what was kept does not fit", () => {
    for (const text of [null, "", "nonsense", "7", '{"way":"x","ready":"gone","own":"a b","random":3}']) {
      expect(unpacked(text, "castle-core", known)).toMatchObject({ way: "ready", ready: "castle-core", own: [], random: { points: 75, faction: "" } });
    }
  });
  it("gives the set-up what it takes", () => {
    const draft = freshDraft("castle-core");
    expect(valueOf(draft)).toBe("castle-core");
    expect(valueOf({ ...draft, way: "own", own: rows })).toEqual(rows);
    expect(valueOf({ ...draft, way: "random", random: { points: 50, seed: 3, faction: "" } })).toEqual({ random: 50, seed: 3 });
    expect(valueOf({ ...draft, way: "random", random: { points: null, seed: 3, faction: "cove" } })).toEqual({ random: 0, seed: 3, faction: "cove" });
  });
});
