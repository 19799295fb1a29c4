/** Passes by itself in a window in which nothing can be played, and answers what the person does not want to be asked. */
import { onlyPass } from "../store/options";
import { Passer } from "../store/passer";
import { settings } from "../store/settings.svelte";
import type { Table } from "../store/table.svelte";

export function watchPasses(table: Table): void {
  const passer = new Passer();
  $effect(() => {
    const asked = table.mine && !table.offline ? table.s.ask : null;
    const pass = settings.passes ? onlyPass(asked) : null;
    const own = pass ? { key: pass.key } : asked ? (table.game?.skips(table) ?? null) : null;
    passer.heed(own && asked ? asked.id : null, () => own && table.answer(own));
  });
  $effect(() => () => passer.heed(null, () => undefined));
}
