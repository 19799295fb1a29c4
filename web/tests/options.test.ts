import { describe, expect, it } from "vitest";
import battle from "../src/fixtures/battle.json";
import type { Ask, Option } from "../src/protocol/generated";
import { normal } from "../src/store/normal";
import { actsAtOnce, listed, optionOf, optionsAt, passOf, refusedAt, refusedGroups } from "../src/store/options";

const message = battle.messages.find((one) => one.t === "view") as unknown as { ask: Ask };
const ask = normal(message.ask)!;

describe("options", () => {
  it("are listed in their groups, each under one rule, without the pass", () => {
    expect(listed(ask).map((group) => [group.verb, group.options.length])).toEqual([["attack", 2], ["move", 4], ["defend", 1]]);
    expect(passOf(ask)?.key).toEqual(["pass"]);
  });
  it("keep a second pass in the list", () => {
    const two: Ask = { ...ask, groups: ask.groups.map((group) => (group.verb === "pass" ? { ...group, options: [...group.options, { ...group.options[0]!, key: ["end"] }] } : group)) };
    expect(listed(two).some((group) => group.options.some((option) => option.key[0] === "end"))).toBe(true);
  });
  it("are found by what they point at", () => {
    expect(optionsAt(ask, { space: 10, unit: 9 }).map((option) => option.key)).toEqual([["attack", 9]]);
    expect(optionsAt(ask, { space: 5, unit: null }).map((option) => option.key)).toEqual([["move", 5]]);
    expect(optionsAt(ask, { space: 0, unit: null })).toEqual([]);
  });
  it("are found by their key", () => {
    expect(optionOf(ask, ["move", 5])?.style).toBe("act");
    expect(optionOf(ask, ["move", 99])).toBeNull();
    expect(optionOf(null, ["move", 5])).toBeNull();
  });
  it("act at the first press unless dice or a price hang on them", () => {
    const style = (one: Option["style"]): Option => ({ key: ["x"], words: { id: "x" }, style: one, meta: null });
    expect((["act", "plain", "pass", "strike", "costly"] as const).map((one) => actsAtOnce(style(one)))).toEqual([true, true, true, false, false]);
  });
});

describe("refusals", () => {
  it("are gathered by rule and found at their place", () => {
    expect(refusedGroups(ask).map((group) => [group.rule, group.refused.length])).toEqual([["h3:3:obstacle-blocks-nonflying", 3]]);
    expect(refusedAt(ask, { space: 13, unit: 6 })[0]?.why[0]?.rule).toBe("h3:3:obstacle-blocks-nonflying");
  });
});
