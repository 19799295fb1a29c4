import { describe, expect, it } from "vitest";
import games from "../src/fixtures/games.json";
import { heroesIn, overlay, pack, unpack } from "../src/pages/formlink";
import { seatsFor } from "../src/pages/newmatch";
import type { Game, NewMatch, Setup, TrialStanding } from "../src/protocol/generated";
import { bars } from "../src/store/trial";

const game = (games as unknown as Game[]).find((one) => one.setups.some((setup) => setup.seats.some((seat) => seat.army)))!;
const setup = game.setups.find((one) => one.seats.some((seat) => seat.army))!;
const usual = seatsFor(game, setup, "computer", "Me", (n) => `P${n}`, "C");
const form: NewMatch = { game: game.key, setup: setup.key, options: {}, seats: usual.map((seat) => ({ ...seat, code: "1234" })), variants: [], rulings: {} };

describe("a form in a link", () => {
  it("comes back as it was, without the codes of seats", async () => {
    const text = await pack(form);
    expect(text).toMatch(/^[\w-]+$/);
    const back = await unpack(text);
    expect(back).toEqual({ ...form, seats: usual });
    expect(JSON.stringify(back)).not.toContain("1234");
  });
  it("is nothing when the link holds no form", async () => {
    for (const text of ["", "???", "abcd", await pack({ seats: [] } as unknown as NewMatch)]) expect(await unpack(text)).toBeNull();
  });
  it("that unfolds to too much is nothing", async () => {
    expect(await unpack(await pack({ ...form, setup: "x".repeat(200_000) }))).toBeNull();
  });
  it("changes only what the set-up knows", () => {
    const seats = [{ kind: "cat", level: "god", name: 7 }, { kind: "computer", level: game.levels[0]!.key, name: "Bo" }] as unknown as NewMatch["seats"];
    const found = overlay(game, setup, usual, { ...form, seats, options: { nonsense: 1 }, variants: ["nonsense"], rulings: { nonsense: 1 } });
    expect(found.seats[0]).toEqual(usual[0]);
    expect(found.seats[1]).toMatchObject({ kind: "computer", level: game.levels[0]!.key, name: "Bo" });
    expect(found.options).not.toHaveProperty("nonsense");
    expect(found.rulings).not.toHaveProperty("nonsense");
  });
  it("brings Heroes of the right sort", () => {
    const rows = [{ hero: "a", level: 1, deck: "starting" }];
    const led = { ...setup, options: [{ key: "heroes", kind: "h3-heroes", words: "", default: rows }] } as Setup;
    const brought = { ...form, options: { heroes: [{ hero: "b", level: "two", other: 1 }] } } as unknown as NewMatch;
    expect(heroesIn(brought, led, rows)).toEqual([{ hero: "b", level: 1, deck: "starting" }]);
    expect(heroesIn(form, led, rows)).toEqual(rows);
  });
});

it("draws have a bar of their own when there are any", () => {
  const share = { n: 1, share: 0.5, low: 0.1, high: 0.9 };
  const now = { sides: [{ side: 0, seats: [0], wins: share, left: null }], draws: { ...share, n: 0 } } as unknown as TrialStanding;
  expect(bars(now).map((bar) => bar.side)).toEqual([0]);
  expect(bars({ ...now, draws: share }).map((bar) => bar.side)).toEqual([0, null]);
});
