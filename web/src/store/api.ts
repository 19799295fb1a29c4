/** The table's plain pages. */
import type { Checked, Created, Game, Link, Mine, NewMatch, Opened, Replay, Rulebook, SpecProblem, Verified, Words } from "../protocol/generated";
import { fixture } from "./fixtures";
import { keptSeats } from "./seats";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly words: Words | null,
    readonly problems: Words[],
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
  throw await refusal(response);
}

/** What a refused request says. */
export async function refusal(response: Response): Promise<Refusal> {
  const body = (await response.json().catch(() => null)) as { words?: Words; detail?: string; problems?: SpecProblem[] } | null;
  return new Refusal(response.status, body?.words ?? null, (body?.problems ?? []).map((one) => one.why.words), body?.detail ?? response.statusText);
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

/** What is wrong with a form, without making anything. */
export function check(match: NewMatch): Promise<Checked> {
  return answered("/api/check-spec", posted(match));
}

/** A game's cards, as the game itself tells them. */
export function cards<T>(game: string): Promise<T[]> {
  return answered(`/api/cards/${encodeURIComponent(game)}`);
}

/** The units of an army in any of its forms. */
export function armyRows<T>(game: string, army: unknown): Promise<T[]> {
  return answered(`/api/army/${encodeURIComponent(game)}`, posted({ army }));
}

/** Heroes and playing cards to make a deck of. */
export function deckBook<T>(game: string): Promise<T> {
  return answered(`/api/decks/${encodeURIComponent(game)}`);
}

/** The cards of a deck in any of its forms. */
export function deckRows<T>(game: string, hero: string, level: number, deck: unknown): Promise<T[]> {
  return answered(`/api/deck/${encodeURIComponent(game)}`, posted({ hero, level, deck }));
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

/** A new private match that goes on from a decision of this one. */
export function fork(match: string, token: string | null, at: number): Promise<Created> {
  const init = posted({ at });
  return answered(`/api/matches/${encodeURIComponent(match)}/fork`, { ...init, headers: { ...init.headers, ...withToken(token).headers } });
}

/** The same from a file. */
export function forkFile(text: string, at: number): Promise<Created> {
  return answered(`/api/open?fork=${at}`, { method: "POST", body: text });
}

export function rulebook(game: string): Promise<Rulebook> {
  return answered(`/api/rules/${encodeURIComponent(game)}`);
}

export function verify(match: string, token: string | null): Promise<Verified> {
  return answered(`/api/matches/${encodeURIComponent(match)}/verify`, { method: "POST", ...withToken(token) });
}

/** A saved match: looked at, or brought back to life. */
export function openFile(text: string, resume: boolean): Promise<Opened> {
  return answered(`/api/open${resume ? "?resume=1" : ""}`, { method: "POST", body: text });
}

/** The file of a match, under the name the table gives it. */
export async function exported(match: string, token: string | null): Promise<{ name: string; data: Blob }> {
  const response = await fetch(`/api/matches/${encodeURIComponent(match)}/export`, withToken(token));
  if (!response.ok) throw new Refusal(response.status, null, [], response.statusText);
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? `${match}.battle`;
  return { name, data: await response.blob() };
}

/** A new link for a seat; the old one opens it no more. */
export function renew(match: string, creator: string | null, seat: number): Promise<Link> {
  const init = posted({ seat });
  return answered(`/api/matches/${encodeURIComponent(match)}/links`, { ...init, headers: { ...init.headers, ...withToken(creator).headers } });
}
