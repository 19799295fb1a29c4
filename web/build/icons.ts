/** `virtual:icons/<list>/<set>`: the game-icons named in one set of a list (icons.json), as one string of <symbol>s. A list without sets is one set.
    `virtual:icons/emblems`: the set "emblem" of every game's list. What stands there, in the shell's list or in a list's set "common" is not repeated in its
    other sets. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";
import { shorten } from "./paths.ts";

type Source = { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> };

const PREFIX = "virtual:icons/";

/** The shell's list, or that of a game. */
function fileOf(list: string): string {
  return list === "shell" ? "src/shell/icons.json" : `src/games/${list}/icons.json`;
}

function symbol(source: Source, name: string): string {
  const body = source.icons[name]?.body;
  if (body === undefined) throw new Error(`no such game icon: ${name}`);
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((m) => `<path d="${shorten(m[1]!)}"/>`);
  return `<symbol id="i-${name}" viewBox="0 0 512 512">${paths.join("")}</symbol>`;
}

type Sets = Record<string, Record<string, string>>;

function sets(root: string, list: string): Sets {
  const file = join(root, fileOf(list));
  if (!existsSync(file)) throw new Error(`no such icon list: ${list}`);
  const data = JSON.parse(readFileSync(file, "utf8")) as Sets | Record<string, string>;
  return Object.values(data).some((value) => typeof value === "string") ? { common: data as Record<string, string> } : (data as Sets);
}

/** The emblems of all games: each game's folder names its own. */
function emblems(root: string): string[] {
  const games = readdirSync(join(root, "src/games"), { withFileTypes: true }).filter((one) => one.isDirectory());
  return [...new Set(games.flatMap((one) => Object.values(sets(root, one.name).emblem ?? {})))].sort();
}

function names(root: string, list: string, set: string): string[] {
  if (list === "emblems") return emblems(root);
  const own = sets(root, list);
  if (own[set] === undefined) throw new Error(`no set ${set} in the icon list ${list}`);
  const before = [...emblems(root), ...(list === "shell" ? [] : Object.values(sets(root, "shell").common!)), ...(set === "common" ? [] : Object.values(own.common!))];
  return [...new Set(Object.values(own[set]))].filter((name) => !before.includes(name)).sort();
}

export function icons(): Plugin {
  let root = process.cwd();
  let source: Source | undefined;
  const load = (): Source => {
    const require = createRequire(join(root, "package.json"));
    source ??= JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8")) as Source;
    return source;
  };
  return {
    name: "battlebook-icons",
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [list = "", set = "common"] = id.slice(PREFIX.length + 1).split("/");
      if (list !== "emblems") this.addWatchFile(join(root, fileOf(list)));
      const text = names(root, list, set).map((name) => symbol(load(), name)).join("");
      return `export default ${JSON.stringify(text.replaceAll('fill="currentColor"', ""))};`;
    },
  };
}
