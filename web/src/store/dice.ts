/** This device's part of the dice proof: a random number for each of its seats, bound first, opened when all are bound.
    It is kept until the match begins, so that a reload in between does not lose it. */
import type { FromPage, ProofState } from "../protocol/generated";
import { sha256 } from "./sha256";

const NAME = "battlebook.dice";

export interface Keep {
  get(key: string): string | null;
  set(key: string, value: string): void;
}

const browser: Keep = {
  get(key) {
    try {
      return sessionStorage.getItem(`${NAME}.${key}`);
    } catch {
      return memory.get(key) ?? null;
    }
  },
  set(key, value) {
    memory.set(key, value);
    try {
      sessionStorage.setItem(`${NAME}.${key}`, value);
    } catch {
      // Kept in memory only.
    }
  },
};
const memory = new Map<string, string>();

function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function valueFor(match: string, seat: number, keep: Keep): string {
  const key = `${match}.${seat}`;
  const value = keep.get(key) ?? fresh();
  keep.set(key, value);
  return value;
}

/** What this page has to send now. */
export function contributions(match: string, proof: ProofState, keep: Keep = browser): FromPage[] {
  if (proof.state === "commit") return proof.need.map((seat) => ({ t: "commit", seat, hash: sha256(valueFor(match, seat, keep)) }));
  if (proof.state === "contribute") return proof.need.map((seat) => ({ t: "contribute", seat, value: valueFor(match, seat, keep) }));
  return [];
}
