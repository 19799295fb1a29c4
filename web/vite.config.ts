import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./build/icons.ts";
import { words } from "./build/words.ts";

const server = process.env.BATTLEBOOK_SERVER;

export default defineConfig({
  base: "/",
  plugins: [svelte(), icons(), words()],
  build: {
    outDir: "../src/battlebook/table/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: server ? { proxy: { "/api": server, "/words": server, "/ws": { target: server, ws: true } } } : {},
  test: { environment: "node", include: ["tests/**/*.test.ts"] },
});
