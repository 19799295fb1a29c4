/** What a refusal says, and where. */
import type { Ask, Ref, Refused, Why } from "../protocol/generated";
import type { Place } from "./options";
import type { Bubble } from "./state";
import { t } from "./words.svelte";

export function ofRefused(refused: Refused, what: string, place: Place): Bubble {
  return { title: what ? t("refused-title", { what }) : null, whys: refused.why, space: place.space, unit: place.unit };
}

/** `what`: the thing that was asked about, where it is known. */
export function ofWhys(whys: Why[], place: Place = { space: null, unit: null }, what = ""): Bubble {
  return { title: what ? t("refused-title", { what }) : null, whys, space: place.space, unit: place.unit };
}

/** A place by its name: "Vampires at c3", "b2". */
export function placeName(place: Place, resolve: (ref: Ref) => string | null): string {
  const where = place.space === null ? "" : (resolve({ ref: "space", id: place.space }) ?? "");
  const what = place.unit === null ? "" : (resolve({ ref: "unit", id: place.unit }) ?? "");
  return what && where ? t("refused-at", { what, where }) : what || where;
}

/** While placing: the space is not for this, or there are enough. */
export function ofPlacing(ask: Ask, no: "space" | "full", place: Place): Bubble {
  const most = ask.form?.kind === "place" ? ask.form.most : 0;
  const title = no === "full" ? t("form-place-full", { most }) : t("form-place-not-here");
  return { title, whys: ask.why ? [{ rule: ask.rule, words: ask.why }] : [], space: place.space, unit: null };
}
