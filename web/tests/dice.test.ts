import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { ProofState } from "../src/protocol/generated";
import { contributions } from "../src/store/dice";
import { sha256 } from "../src/store/sha256";

const proof = (state: ProofState["state"], need: number[]): ProofState => ({ state, commitment: "", need, secret: "", contributions: [] });

describe("the dice proof", () => {
  it("hashes as everybody does", () => {
    for (const text of ["", "abc", "f".repeat(55), "0".repeat(56), "a1".repeat(64)]) {
      expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
    }
  });
  it("binds each seat first and opens the same value later", () => {
    const kept = new Map<string, string>();
    const keep = { get: (key: string) => kept.get(key) ?? null, set: (key: string, value: string) => void kept.set(key, value) };
    const bound = contributions("m", proof("commit", [0, 1]), keep);
    const opened = contributions("m", proof("contribute", [0, 1]), keep);
    expect(bound.map((one) => one.t)).toEqual(["commit", "commit"]);
    for (const [i, one] of opened.entries()) {
      const hash = (bound[i] as { hash: string }).hash;
      expect(sha256((one as { value: string }).value)).toBe(hash);
    }
    expect((opened[0] as { value: string }).value).toMatch(/^[0-9a-f]{64}$/);
  });
  it("sends nothing once the dice are sealed", () => {
    expect(contributions("m", proof("sealed", []))).toEqual([]);
  });
});
