import { describe, expect, it } from "vitest";
import { canonical, completions, named, parse, type Choice } from "../src/store/commands";

const attack = (name: string, at: string, from: string, value: number): Choice<number> => ({ verb: "attack", names: [name, at, `${name} ${at}`], from, label: `Attack ${name} from ${from}`, value });
const choices: Choice<number>[] = [
  attack("Vampires", "c3", "c2", 1),
  attack("Vampires", "c3", "d3", 2),
  attack("Black Dragons", "d4", "d3", 3),
  { verb: "move", names: ["b2"], from: "", label: "Move to b2", value: 4 },
  { verb: "move", names: ["b3"], from: "", label: "Move to b3", value: 5 },
  { verb: "defend", names: [], from: "", label: "Defend: take a Defense Token", value: 6 },
];
const meaning = (line: string): unknown => {
  const found = parse(line, choices);
  return found.kind === "one" ? found.value : found.kind === "many" ? found.values : found.kind === "word" ? [found.word, found.rest] : null;
};

describe("typed commands", () => {
  it("are brought into one shape, in both languages", () => {
    expect(canonical("Move to B2.")).toBe("move b2");
    expect(canonical("ziehe nach b2")).toBe("move b2");
    expect(canonical("Greife die Vampire auf c3 von c2 aus an")).toBe("attack vampire c3 from c2");
  });
  it("find the one choice that is meant", () => {
    expect(meaning("move b2")).toBe(4);
    expect(meaning("verteidigen")).toBe(6);
    expect(meaning("attack c3 from c2")).toBe(1);
    expect(meaning("attack vampires at c3 from d3")).toBe(2);
    expect(meaning("attack black")).toBe(3);
    expect(meaning("Move to b3")).toBe(5);
  });
  it("do nothing while several are meant", () => {
    expect(meaning("attack vampires")).toEqual([1, 2]);
    expect(meaning("move")).toEqual([4, 5]);
  });
  it("may cut words short, and name a card instead of a verb", () => {
    const play = (card: string, use: string, at: string, value: number): Choice<number> => ({ verb: "", names: [card, `${card}: ${use}`], from: "", label: `Play ${card}, ${use}${at ? `: ${at}` : ""}`, value });
    const cards = [play("Magic Arrow", "basic", "Nagas", 1), play("Magic Arrow", "basic", "Titans", 2), play("Archery", "expert", "", 3)];
    const of = (line: string): unknown => {
      const found = parse(line, [...cards, ...choices]);
      return found.kind === "one" ? found.value : found.kind === "many" ? found.values : null;
    };
    expect(of("mag arr nag")).toBe(1);
    expect(of("wirke magic titans")).toBe(2);
    expect(of("archery")).toBe(3);
    expect(of("play")).toEqual([1, 2, 3]);
    expect(of("magic arrow")).toEqual([1, 2]);
    expect(of("nagas magic")).toBeNull();
  });
  it("know the table's own words and what follows them", () => {
    expect(meaning("why c4")).toEqual(["why", "c4"]);
    expect(meaning("Warum nicht die Liches")).toEqual(["why", "liches"]);
    expect(meaning("zurück")).toEqual(["undo", ""]);
    expect(meaning("?")).toEqual(["help", ""]);
    expect(meaning("sing")).toBeNull();
    expect(meaning("")).toBeNull();
  });
  it("name things by name, place or beginning", () => {
    expect(named("d4", choices)).toEqual([3]);
    expect(named("vam", choices)).toEqual([1, 2]);
    expect(named("", choices)).toEqual([]);
  });
  it("complete from what can be chosen now", () => {
    const typed = (choice: Choice<unknown>): string => [choice.verb, choice.names[0], choice.from && `from ${choice.from}`].filter(Boolean).join(" ");
    expect(completions("mo", choices, typed, ["undo"])).toEqual(["move b2", "move b3"]);
    expect(completions("u", choices, typed, ["undo", "why"])).toEqual(["undo"]);
    expect(completions("", choices, typed, [], 2)).toHaveLength(2);
  });
});
