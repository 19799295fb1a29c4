import { expect, test } from "vitest";
import type { Ask } from "../src/protocol/generated";
import { holds, markOfTime } from "../src/games/magestorm/skips.svelte";
import type { MapView } from "../src/games/magestorm/view";

const view = (round: number, fight: [number, number] | null = null): MapView => ({ round, active: 0, fight: fight && { attacker: fight[0], defender: fight[1] } }) as unknown as MapView;
const ask = (...verbs: string[]): Ask => ({ groups: [{ options: verbs.map((verb) => ({ key: [verb, 1] })) }] }) as unknown as Ask;

test("a wish not to be asked ends with the combat or the turn, and with a new kind of choice", () => {
  const fought = view(2, [1, 13]);
  const skip = { until: "combat" as const, mark: markOfTime(fought, 0, "combat"), verbs: ["tome", "pass"] };
  expect(holds(skip, ask("tome", "pass"), fought, 0)).toBe(true);
  expect(holds(skip, ask("tome", "die", "pass"), fought, 0)).toBe(false);
  expect(holds(skip, ask("tome", "pass"), view(2, [1, 14]), 0)).toBe(false);
  expect(holds(skip, ask("tome", "pass"), view(2), 0)).toBe(false);
  expect(holds(skip, ask("tome", "pass"), fought, 1)).toBe(false);
  const turn = { until: "turn" as const, mark: markOfTime(fought, 0, "turn"), verbs: ["pass"] };
  expect(holds(turn, ask("pass"), view(2), 0)).toBe(true);
  expect(holds(turn, ask("pass"), view(3), 0)).toBe(false);
  expect(holds({ ...turn, until: "always" }, ask("pass"), view(2), 0)).toBe(false);
  expect(holds({ until: "combat", mark: "", verbs: ["pass"] }, ask("pass"), view(2), 0)).toBe(false);
});
