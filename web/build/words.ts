/** Puts the shell's messages (src/words/*.ftl) beside the page as words/<name>.<lang>.ftl; the table joins them with the games' messages
    and serves /words/<lang>.ftl. The development server joins them itself, with the messages of the fixtures. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

function files(folder: string, end: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(end)).sort() : [];
}

export function joined(root: string, lang: string): string {
  const games = join(root, "../src/battlebook/games");
  const labels = existsSync(games) ? readdirSync(games).map((game) => join(games, game, "labels")) : [];
  const folders = [join(root, "src/words"), ...labels, join(root, "src/fixtures")];
  const own = (folder: string): string[] => files(folder, `${lang}.ftl`).filter((name) => name === `${lang}.ftl` || name.endsWith(`.${lang}.ftl`));
  return folders.flatMap((folder) => own(folder).map((name) => readFileSync(join(folder, name), "utf8"))).join("\n");
}

export function words(): Plugin {
  let root = process.cwd();
  return {
    name: "battlebook-words",
    configResolved(config) {
      root = config.root;
    },
    configureServer(server) {
      if (process.env.BATTLEBOOK_SERVER) return;
      server.middlewares.use((request, response, next) => {
        const match = /^\/words\/(\w+)\.ftl/.exec(request.url ?? "");
        if (!match) return next();
        response.setHeader("content-type", "text/plain; charset=utf-8");
        response.end(joined(root, match[1]!));
      });
    },
    generateBundle() {
      const folder = join(root, "src/words");
      for (const name of files(folder, ".ftl")) {
        this.emitFile({ type: "asset", fileName: `words/${name}`, source: readFileSync(join(folder, name), "utf8") });
      }
    },
  };
}
