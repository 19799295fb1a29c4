import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bundleOf, lexicon, plain } from "../src/words/fluent";
import { soften } from "../src/words/soften";
import { stretch } from "../src/words/pseudo";
import { plainText, richText, ruleLabel, ruleMessage, signed } from "../src/words/rich";

const TEXT = `
hit = { $unit } hit { $target } for { $n }
steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
h3-4-tie-alternate = Ties alternate
    .text = Opposing units alternate.
unit-griffins = Griffins
`;
const words = lexicon("en", [bundleOf("en", TEXT)]);
const nobody = (): null => null;

function folder(name: string): string {
  return new URL(`../${name}/`, import.meta.url).pathname;
}
function messages(lang: string): string[] {
  const files = readdirSync(folder("src/words")).filter((file) => file.endsWith(`.${lang}.ftl`));
  const text = files.map((file) => readFileSync(folder("src/words") + file, "utf8")).join("\n");
  return [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]!);
}
function sources(at: string): string[] {
  return readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return sources(`${at}${entry.name}/`);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(at + entry.name, "utf8")] : [];
  });
}

describe("words", () => {
  it("carries no invisible marks around numbers", () => {
    expect(words.format("steps", plain({ n: 2 }))).toBe("2 steps");
    expect(words.format("steps", plain({ n: 1 }))).toBe("1 step");
  });
  it("shows a missing message by its id and says so once", () => {
    expect(words.format("no-such")).toBe("[no-such]");
  });
  it("resolves a thing by its own message, by the view, or by its number", () => {
    const message = { id: "hit", args: { unit: { ref: "unit", id: 1, msg: "unit-griffins" }, target: { ref: "unit", id: 2 }, n: 3 } };
    expect(plainText(words, message, (ref) => (ref.id === 2 ? "Liches" : null))).toBe("Griffins hit Liches for 3");
    expect(plainText(words, message, nobody)).toBe("Griffins hit 2 for 3");
  });
  it("keeps things as links in their place", () => {
    const parts = richText(words, { id: "hit", args: { unit: { ref: "unit", id: 1, msg: "unit-griffins" }, target: "x", n: 3 } }, nobody);
    expect(parts.map((part) => [part.kind, part.text])).toEqual([["ref", "Griffins"], ["text", " hit x for 3"]]);
  });
  it("puts words inside words", () => {
    const inner = { id: "steps", args: { n: 2 } };
    expect(plainText(words, { id: "hit", args: { unit: inner, target: "y", n: 1 } }, nobody)).toBe("2 steps hit y for 1");
  });
  it("breaks long names between consonants", () => {
    expect(["Thunderbirds", "Halberdiers", "Black Dragons", "Scharf\u00adschützen"].map(soften)).toEqual(["Thunder\u00adbirds", "Halber\u00addiers", "Black Dragons", "Scharf\u00adschützen"]);
    expect(["Bogenschießen", "Armbrustschütze"].map(soften)).toEqual(["Bogen\u00adschießen", "Armbrust\u00adschütze"]);
  });
  it("cites a rule by section and label", () => {
    expect(ruleMessage("h3:4:tie-alternate")).toBe("h3-4-tie-alternate");
    expect(ruleLabel(words, "h3:4:tie-alternate")).toBe("4 Ties alternate");
    expect(ruleLabel(words, "h3:9:fly-far")).toBe("9 Fly far");
    expect(ruleLabel(words, "ms:magic-phase:one-step")).toBe("One step");
    expect(ruleLabel(lexicon("en", [bundleOf("en", "ms-chapter-seq = Sequence")]), "ms:seq:phase-order")).toBe("Sequence: Phase order");
  });
  it("reads an attribute", () => {
    expect(words.has("h3-4-tie-alternate.text")).toBe(true);
    expect(words.format("h3-4-tie-alternate.text")).toBe("Opposing units alternate.");
    expect(words.has("unit-griffins.text")).toBe(false);
  });
  it("prints addends as a ledger does", () => {
    expect([signed(4, false), signed(1, true), signed(0, true), signed(-1, true)]).toEqual(["4", "+1", "0", "−1"]);
  });
  it("makes the pseudo-language at least 35 per cent longer", () => {
    const text = "Crusaders act: move up to three";
    expect(stretch(text).length).toBeGreaterThan(text.length * 1.35);
    expect(stretch("—")).toBe("—");
  });
});

describe("the page's own messages", () => {
  it("exist in both languages", () => {
    expect(messages("de")).toEqual(messages("en"));
  });
  it("cover every id the page asks for", () => {
    const known = new Set(messages("en"));
    const asked = sources(folder("src")).flatMap((text) => [...text.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map((match) => match[1]!));
    expect([...new Set(asked)].filter((id) => !known.has(id) && id !== "prompt-your-turn")).toEqual([]);
  });
});
