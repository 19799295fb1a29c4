import { describe, expect, it } from "vitest";
import { askedFor, picked } from "../src/store/picking";
import type { FormPick } from "../src/protocol/generated";

const form = (least: number, most: number): FormPick => ({ kind: "pick", candidates: [0, 1, 2, 3], least, most });

describe("picking", () => {
  it("takes things and gives them back", () => {
    expect(picked(form(0, 2), [], 3)).toEqual([3]);
    expect(picked(form(0, 2), [3, 1], 3)).toEqual([1]);
  });
  it("lets one too many take the place of the first", () => {
    expect(picked(form(1, 1), [0], 2)).toEqual([2]);
    expect(picked(form(1, 2), [0, 1], 2)).toEqual([1, 2]);
  });
  it("leaves alone what is no candidate", () => {
    expect(picked(form(1, 1), [0], 9)).toEqual([0]);
  });
  it("says how many are asked for", () => {
    expect(askedFor(form(2, 2), [1])).toEqual({ how: "exactly", least: 2, most: 2, n: 1 });
    expect(askedFor(form(0, 1), []).how).toBe("up-to");
    expect(askedFor(form(1, 3), []).how).toBe("between");
  });
});
