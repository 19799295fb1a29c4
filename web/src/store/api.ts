/** The table's plain pages. */
import type { Created, Game, Mine, NewMatch, Replay, Rulebook } from "../protocol/http";
import type { Words } from "../protocol/generated";
import { fixture } from "./fixtures";
import { keptSeats } from "./seats";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly words: Words | null,
    text: string,
  ) {
    super(text);
  }
}

async function answered<T>(path: string, init?: RequestInit): Promise<T> {
  const recorded = await fixture(path);
  if (recorded !== undefined) return recorded as T;
  const response = await fetch(path, init);
  if (response.ok) return (await response.json()) as T;
  const body = (await response.json().catch(() => null)) as { words?: Words; detail?: string } | null;
  throw new Refusal(response.status, body?.words ?? null, body?.detail ?? response.statusText);
}

function posted(body: unknown): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

function withToken(token: string | null): RequestInit {
  return token ? { headers: { authorization: `Bearer ${token}` } } : {};
}

export function games(): Promise<Game[]> {
  return answered("/api/games");
}

export function myMatches(): Promise<Mine[]> {
  const tokens = keptSeats().map((kept) => kept.token);
  return answered("/api/matches/mine", posted({ tokens }));
}

export function create(match: NewMatch): Promise<Created> {
  return answered("/api/matches", posted(match));
}

export function replay(match: string, token: string | null, eyes: string): Promise<Replay> {
  return answered(`/api/matches/${encodeURIComponent(match)}/replay?eyes=${encodeURIComponent(eyes)}`, withToken(token));
}

export function rematch(match: string, token: string | null): Promise<Created> {
  const init = posted({});
  return answered(`/api/matches/${encodeURIComponent(match)}/rematch`, { ...init, headers: { ...init.headers, ...withToken(token).headers } });
}

export function rulebook(game: string): Promise<Rulebook> {
  return answered(`/api/rules/${encodeURIComponent(game)}`);
}
