/** Recorded situations for the development server: `#fixture=NAME` shows one without a table behind it. Not in the built page. */

export function fixtureName(): string | null {
  if (!import.meta.env.DEV) return null;
  return new URLSearchParams(location.hash.replace(/^#/, "")).get("fixture");
}

async function load(name: string): Promise<unknown> {
  if (!import.meta.env.DEV) return undefined;
  const files = import.meta.glob("../fixtures/*.json", { import: "default" });
  const file = files[`../fixtures/${name}.json`];
  return file ? await file() : undefined;
}

/** The messages a table would send, in order. */
export async function fixtureMessages(name: string): Promise<unknown[] | undefined> {
  const data = (await load(name)) as { messages?: unknown[] } | undefined;
  return data?.messages;
}

/** A recorded answer for one of the plain pages, or undefined when the real table is to be asked. */
export async function fixture(path: string): Promise<unknown> {
  if (!import.meta.env.DEV || fixtureName() === null) return undefined;
  const name = path.startsWith("/api/matches/mine") ? "mine" : path.split("?")[0]!.includes("/replay") ? "replay" : path.startsWith("/api/rules") ? "rules" : path === "/api/games" ? "games" : null;
  return name ? load(name) : undefined;
}
