/** First values of the form for a new match. */
import type { Game, NewSeat, Setup, SetupOption, SpecProblem } from "../protocol/generated";

export function defaults(setup: Setup): Record<string, string | number | boolean> {
  return Object.fromEntries(setup.options.filter(drawn).map((option) => [option.key, option.default as string | number | boolean]));
}

/** Fields of other kinds keep what the set-up says. */
export function drawn(option: SetupOption): boolean {
  return ["choice", "number", "flag"].includes(option.kind);
}

function kindFor(way: string, place: number, allowed: string[]): NewSeat["kind"] {
  const wanted: NewSeat["kind"] = way === "local" ? "local" : place === 0 ? "human" : way === "link" ? "open" : "computer";
  return allowed.length === 0 || allowed.includes(wanted) ? wanted : (allowed[0] as NewSeat["kind"]);
}

export function seatsFor(game: Game, setup: Setup, way: string, me: string, player: (n: number) => string, computer: string): NewSeat[] {
  const level = game.levels[game.levels.length - 1]?.key ?? "";
  return setup.seats.map((place, i) => {
    const kind = kindFor(way, i, place.kinds);
    const name = kind === "computer" ? computer : kind === "human" ? me : player(i + 1);
    return { kind, name, level, army: place.army ? (game.armies[i % game.armies.length]?.key ?? null) : null };
  });
}

/** Whether a problem is one of this seat's army. */
export function atSeat(problem: SpecProblem, seat: number): boolean {
  return problem.field === `armies.${seat}` || ofHero(problem, seat);
}

/** Whether it is one of this seat's Hero or deck. */
export function ofHero(problem: SpecProblem, seat: number): boolean {
  return problem.field === `heroes.${seat}` || problem.field.startsWith(`heroes.${seat}.`);
}

/** The field of a set-up in which each seat says who leads its army; what it says at first, by seat. */
export function heroesOf(setup: Setup): { key: string; kind: string; rows: unknown[] } | null {
  const found = setup.options.find((option) => option.kind.endsWith("heroes") && Array.isArray(option.default));
  return found ? { key: found.key, kind: found.kind, rows: found.default as unknown[] } : null;
}
