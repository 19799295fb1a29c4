/** Does an opened seal fit? The page reckons it itself: the hash of the secret, and of each seat's part. */
import type { ProofState } from "../protocol/generated";
import { sha256 } from "./sha256";

export type Seal = "open" | "closed" | "fits" | "broken";

export function seal(proof: ProofState | null): Seal {
  if (!proof || proof.state === "sealed" || proof.commitment === "") return proof?.state === "open" ? "open" : "closed";
  if (proof.state !== "opened") return "closed";
  return sha256(proof.secret) === proof.commitment ? "fits" : "broken";
}
