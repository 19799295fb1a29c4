/** Calls a person back when it is their turn: title, mark on the icon, and a tone if they want one. */
import { badge, chime } from "../store/notice";
import { settings } from "../store/settings.svelte";
import type { Table } from "../store/table.svelte";
import { t } from "../store/words.svelte";

export function watchTurn(table: Table): void {
  let before = false;
  const yours = $derived(table.mine && !table.s.handover);
  $effect(() => {
    const title = table.s.hello?.title ?? "Battlebook";
    document.title = yours ? t("title-yours", { title }) : `${title} · Battlebook`;
    badge(yours);
    if (yours && !before && settings.sound) chime();
    before = yours;
    return () => badge(false);
  });
}
