/** Picking some of many: what a press does to the choice, and how it is asked for. */
import type { FormPick } from "../protocol/generated";

/** A thing is picked or taken back; one too many takes the place of the one that was picked first. */
export function picked(form: FormPick, list: number[], key: number): number[] {
  if (list.includes(key)) return list.filter((one) => one !== key);
  return form.candidates.includes(key) && form.most > 0 ? [...list, key].slice(-form.most) : list;
}

/** Arguments of the line above the list: exactly so many, up to so many, or from so many to so many. */
export function askedFor(form: FormPick, list: number[]): Record<string, string | number> {
  const how = form.least === form.most ? "exactly" : form.least === 0 ? "up-to" : "between";
  return { how, least: form.least, most: form.most, n: list.length };
}
