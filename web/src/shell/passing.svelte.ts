/** Passes by itself in a window in which nothing can be played, as long as the person at this device wants that. */
import { onlyPass } from "../store/options";
import { Passer } from "../store/passer";
import { settings } from "../store/settings.svelte";
import type { Table } from "../store/table.svelte";

export function watchPasses(table: Table): void {
  const passer = new Passer();
  $effect(() => {
    const pass = settings.passes && table.mine && !table.offline ? onlyPass(table.s.ask) : null;
    passer.heed(pass ? (table.s.ask?.id ?? null) : null, () => pass && table.act(pass));
  });
  $effect(() => () => passer.heed(null, () => undefined));
}
