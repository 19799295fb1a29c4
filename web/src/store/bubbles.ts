/** What a refusal says, and where. */
import type { Ask, Refused, Why } from "../protocol/generated";
import type { Place } from "./options";
import type { Bubble } from "./state";
import { t } from "./words.svelte";

export function ofRefused(refused: Refused, what: string, place: Place): Bubble {
  return { title: what ? t("refused-title", { what }) : null, whys: refused.why, space: place.space, unit: place.unit };
}

export function ofWhys(whys: Why[], place: Place = { space: null, unit: null }): Bubble {
  return { title: null, whys, space: place.space, unit: place.unit };
}

/** While placing: the space is not for this, or there are enough. */
export function ofPlacing(ask: Ask, no: "space" | "full", place: Place): Bubble {
  const most = ask.form?.kind === "place" ? ask.form.most : 0;
  const title = no === "full" ? t("form-place-full", { most }) : t("form-place-not-here");
  return { title, whys: ask.why ? [{ rule: ask.rule, words: ask.why }] : [], space: place.space, unit: null };
}
