/** `virtual:icons/<set>`: the game-icons named in a set's list (src/<...>/icons.json), as one string of <symbol>s. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";
import { shorten } from "./paths.ts";

type Source = { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> };

const PREFIX = "virtual:icons/";
const LISTS: Record<string, string> = { shell: "src/shell/icons.json", heroes3: "src/games/heroes3/icons.json" };

function symbol(source: Source, name: string): string {
  const body = source.icons[name]?.body;
  if (body === undefined) throw new Error(`no such game icon: ${name}`);
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((m) => `<path d="${shorten(m[1]!)}"/>`);
  return `<symbol id="i-${name}" viewBox="0 0 512 512">${paths.join("")}</symbol>`;
}

function names(root: string, set: string): string[] {
  const list = LISTS[set];
  if (list === undefined) throw new Error(`no such icon set: ${set}`);
  const data = JSON.parse(readFileSync(join(root, list), "utf8")) as Record<string, string>;
  const inShell = set === "shell" ? [] : Object.values(JSON.parse(readFileSync(join(root, LISTS.shell!), "utf8")) as Record<string, string>);
  return [...new Set(Object.values(data))].filter((n) => !inShell.includes(n)).sort();
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
      const set = id.slice(PREFIX.length + 1);
      this.addWatchFile(join(root, LISTS[set] ?? ""));
      const text = names(root, set).map((name) => symbol(load(), name)).join("");
      return `export default ${JSON.stringify(text.replaceAll('fill="currentColor"', ""))};`;
    },
  };
}
