import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { faceOf } from "../src/games/faces";
import { emblem } from "../src/shell/emblem";

test("every game's folder brings its emblem and its motif", () => {
  const games = readdirSync("src/games", { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => one.name);
  expect(games.length).toBeGreaterThan(1);
  for (const game of games) {
    expect(emblem(game)).toMatch(/^[a-z0-9-]+$/);
    expect(faceOf(game)!.motif().length).toBeGreaterThan(10);
  }
  expect(emblem("chess")).toBeNull();
});
