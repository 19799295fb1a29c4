/** The form of a new match in a link: its JSON, packed for the query of an address. What a link brings is not trusted. */
import type { Game, NewMatch, NewSeat, Setup } from "../protocol/generated";
import { defaults, drawn, heroesOf } from "./newmatch";

const MOST = 65536;

/** Codes of seats are secrets, so no link carries them. */
export async function pack(form: NewMatch): Promise<string> {
  const seats = (form.seats ?? []).map(({ code: _, ...seat }) => seat);
  const bytes = await through(new TextEncoder().encode(JSON.stringify({ ...form, seats })), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The form in a link, or nothing when it holds none. */
export async function unpack(text: string): Promise<NewMatch | null> {
  try {
    const packed = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const form: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(await through(packed, new DecompressionStream("deflate-raw"))));
    return typeof form === "object" && form !== null && typeof (form as NewMatch).setup === "string" ? (form as NewMatch) : null;
  } catch {
    return null;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, way: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(way).getReader();
  const parts: number[] = [];
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return Uint8Array.from(parts);
    parts.push(...value);
    if (parts.length > MOST) throw new Error("too large");
  }
}

export interface Filled {
  options: Record<string, string | number | boolean>;
  seats: NewSeat[];
  variants: Record<string, boolean>;
  rulings: Record<string, number>;
}

/** A link's form laid over the usual one: only what the set-up knows is taken, everything else stays as it was. */
export function overlay(game: Game, setup: Setup, usual: NewSeat[], form: NewMatch): Filled {
  const options = defaults(setup);
  for (const option of setup.options.filter(drawn)) {
    const brought = form.options?.[option.key];
    if (typeof brought === typeof options[option.key] && brought !== undefined) options[option.key] = brought;
  }
  const given = Array.isArray(form.seats) ? form.seats : [];
  const seats = usual.map((seat, i) => (given[i] ? seated(game, setup, seat, given[i], i) : seat));
  const wanted = Array.isArray(form.variants) ? form.variants : [];
  const variants = Object.fromEntries(game.variants.map((one) => [one.key, wanted.includes(one.key)]));
  return { options, seats, variants, rulings: Object.fromEntries(game.rulings.map((one) => [one.key, reading(form.rulings?.[one.key], one.options?.length ?? 0, one.chosen ?? 0)])) };
}

function reading(brought: unknown, many: number, usual: number): number {
  return typeof brought === "number" && Number.isInteger(brought) && brought >= 0 && brought < many ? brought : usual;
}

function seated(game: Game, setup: Setup, usual: NewSeat, brought: NewSeat, place: number): NewSeat {
  const allowed = setup.seats[place]?.kinds ?? [];
  const kinds = allowed.length > 0 ? allowed : ["human", "local", "computer", "open"];
  const kind = kinds.includes(brought.kind) ? brought.kind : usual.kind;
  const level = game.levels.some((one) => one.key === brought.level) ? brought.level! : (usual.level ?? "");
  const name = typeof brought.name === "string" && brought.name ? brought.name.slice(0, 24) : (usual.name ?? "");
  return { ...usual, kind, level, name, army: setup.seats[place]?.army && brought.army ? brought.army : usual.army };
}

/** Who leads the armies of a link's form: of each seat only what is of the same sort as what the set-up says at first. */
export function heroesIn(form: NewMatch, setup: Setup, usual: unknown[]): unknown[] {
  const brought: unknown = form.options?.[heroesOf(setup)?.key ?? ""];
  return usual.map((one, i) => (Array.isArray(brought) ? alike(one, brought[i] as unknown) : one));
}

function alike(usual: unknown, brought: unknown): unknown {
  if (!plain(usual) || !plain(brought)) return usual;
  const kept = Object.entries(brought).filter(([key, value]) => typeof value === typeof usual[key] && Array.isArray(value) === Array.isArray(usual[key]));
  return { ...usual, ...Object.fromEntries(kept) };
}

function plain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
