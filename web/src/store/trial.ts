/** A trial fight: one request whose answer grows line by line. Hanging up ends the fight. */
import type { TrialAsked, TrialStanding } from "../protocol/generated";
import { refusal } from "./api";

export async function fight(asked: TrialAsked, token: string | null, signal: AbortSignal, heard: (standing: TrialStanding) => void): Promise<void> {
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  const response = await fetch("/api/trials", { method: "POST", headers, body: JSON.stringify(asked), signal });
  if (!response.ok || !response.body) throw await refusal(response);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line) heard(JSON.parse(line) as TrialStanding);
  }
}

/** How many games it takes before shares say anything. */
export const ENOUGH = 50;

export interface Bar {
  /** A side's number, or nothing for the fights that nobody won. */
  side: number | null;
  seats: number[];
  share: number;
  low: number;
  high: number;
  n: number;
}

/** One bar for each side, and one for the draws if there are any. */
export function bars(standing: TrialStanding): Bar[] {
  const rows: Bar[] = standing.sides.map(({ side, seats, wins }) => ({ ...wins, side, seats }));
  return standing.draws.n > 0 ? [...rows, { ...standing.draws, side: null, seats: [] }] : rows;
}
