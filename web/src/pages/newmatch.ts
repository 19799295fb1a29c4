/** First values of the form for a new match. */
import type { Game, NewSeat, Setup } from "../protocol/http";

export function defaults(setup: Setup): Record<string, string | number | boolean> {
  return Object.fromEntries(setup.options.map((option) => [option.key, option.default]));
}

function kindFor(way: string, place: number, allowed: string[] | undefined): NewSeat["kind"] {
  const wanted: NewSeat["kind"] = way === "local" ? "local" : place === 0 ? "human" : way === "link" ? "open" : "computer";
  return !allowed || allowed.includes(wanted) ? wanted : (allowed[0] as NewSeat["kind"]);
}

export function seatsFor(game: Game, setup: Setup, way: string, me: string, player: (n: number) => string, computer: string): NewSeat[] {
  const level = game.levels[game.levels.length - 1]?.key ?? "";
  return setup.seats.map((place, i) => {
    const kind = kindFor(way, i, place.kinds);
    const name = kind === "computer" ? computer : kind === "human" ? me : player(i + 1);
    const army = game.armies[i % Math.max(1, game.armies.length)]?.key;
    return { kind, name, level, ...(place.army && army ? { army } : {}) };
  });
}
