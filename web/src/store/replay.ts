/** A recorded match, step by step, as states of the table. */
import type { Replay } from "../protocol/generated";
import type { Hello, ProofState, Words } from "../protocol/generated";
import { initial, type TableState } from "./state";

const NO_PROOF: ProofState = { state: "sealed", commitment: "", need: [], secret: "", contributions: [] };

export type By = "decision" | "phase" | "turn";

export function frameState(data: Replay, step: number): TableState {
  const frame = data.frames[step]!;
  const events = data.frames.slice(0, step + 1).flatMap((one) => one.events);
  const hello: Hello = {
    v: 1, t: "hello", match: data.match, title: data.title, game: data.game, setup: data.setup, seat: data.seat, mine: [], rev: frame.n, rules_version: "", variants: data.variants,
    rulings: {}, seats: data.seats, hides: false, proof: NO_PROOF, state: "over", log_from: 0,
  };
  return { ...initial(), hello, view: frame.view, rev: frame.n, phases: frame.phases, events, lastFrom: frame.events[0]?.n ?? events.length };
}

function phaseOf(data: Replay, step: number): string {
  const now = data.frames[step]?.phases.find((phase) => phase.state === "now");
  return JSON.stringify(now?.words ?? null);
}

/** Where the phases begin, for the ticks of the slider. */
export function heads(data: Replay, textOf: (words: Words) => string): { at: number; text: string }[] {
  const out: { at: number; text: string }[] = [];
  for (let step = 0; step < data.frames.length; step += 1) {
    const now = data.frames[step]!.phases.find((phase) => phase.state === "now");
    if (now && (step === 0 || phaseOf(data, step) !== phaseOf(data, step - 1))) out.push({ at: step, text: textOf(now.words) });
  }
  return out;
}

function changes(data: Replay, step: number, by: By): boolean {
  if (by === "decision") return true;
  if (by === "phase") return phaseOf(data, step) !== phaseOf(data, step - 1);
  return data.frames[step]?.seat !== data.frames[step - 1]?.seat;
}

export function stepTo(data: Replay, from: number, by: By, way: 1 | -1): number {
  const end = data.frames.length - 1;
  let step = from + way;
  while (step > 0 && step < end && !changes(data, step, by)) step += way;
  return Math.max(0, Math.min(end, step));
}
