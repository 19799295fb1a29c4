/** Typed commands carried out on a table; each answers with a line of words. */
import type { Option, Refused, Target } from "../protocol/generated";
import { completions, named, parse, type Choice } from "../store/commands";
import { itemsOf } from "../store/normal";
import { allOptions, type Place } from "../store/options";
import { spacesFor } from "../store/placing";
import type { Table } from "../store/table.svelte";
import { t, words } from "../store/words.svelte";

const WORDS = ["pass", "undo", "log", "say", "why", "card", "help"];
const NAMED = 6;
const FORM_WORDS = ["place", "propose", "send"];

function spaceName(table: Table, space: number): string {
  return table.resolve({ ref: "space", id: space }) ?? String(space);
}

function namesOf(table: Table, target: Target | undefined): string[] {
  if (target?.unit === undefined) return target?.space === undefined ? [] : [spaceName(table, target.space)];
  const ref = { ref: "unit", id: target.unit };
  const name = table.resolve(ref) ?? String(target.unit);
  const at = (table.game?.spacesOf(ref, table.s.view) ?? []).map((space) => spaceName(table, space))[0];
  return at ? [name, at, `${name} ${at}`] : [name];
}

export function choicesOf(table: Table): Choice<Option>[] {
  return table.mine && table.s.ask ? allOptions(table.s.ask).map((option) => choiceOf(table, option, table.text(option.words))) : [];
}

/** What stands apart is named by its thing and the way it is used, not by what it is aimed at. */
function choiceOf<T extends Option | Refused>(table: Table, value: T, label: string): Choice<T> {
  if (table.isApart(value)) {
    const names = [2, 3].map((size) => table.game?.way(value.key.slice(0, size), table) ?? "");
    return { verb: "", names: names.filter(Boolean), from: "", label, value };
  }
  const aimed = value.target?.unit !== undefined && value.target.space !== undefined;
  return { verb: String(value.key[0]), names: namesOf(table, value.target), from: aimed ? spaceName(table, value.target!.space!) : "", label, value };
}

/** How a choice is typed in the reader's language. */
function typed(choice: Choice<unknown>): string {
  const id = `cmd-${choice.verb}`;
  if (!words.current.has(id)) return choice.label;
  const name = choice.from ? choice.names[choice.names.length - 1] : choice.names[0];
  return [t(id), name, choice.from ? `${t("cmd-from")} ${choice.from}` : ""].filter(Boolean).join(" ");
}

export function complete(table: Table, line: string): string[] {
  const plain = [...(table.s.ask?.form ? FORM_WORDS : []), ...WORDS].map((word) => t(`cmd-${word}`));
  return completions(line, choicesOf(table), typed, plain);
}

function place(table: Table, rest: string): string {
  const form = table.s.ask?.form;
  if (form?.kind !== "place") return t("cmd-none");
  const parts = rest.split(" ");
  const space = form.spaces.find((one) => spaceName(table, one).toLowerCase() === parts[parts.length - 1]);
  const items = itemsOf(form).map((item) => ({ verb: "place", names: namesOf(table, item.target), from: "", label: "", value: item.key }));
  const item = named(parts.slice(0, -1).join(" "), items)[0];
  if (space === undefined || item === undefined || !spacesFor(form, item).includes(space)) return t("cmd-place-how");
  table.hand.held = item;
  table.pressPlace({ space, unit: null });
  return t("cmd-placed", { what: table.resolve({ ref: "unit", id: item }) ?? String(item), space: spaceName(table, space) });
}

function placeOf(table: Table, rest: string): Place | null {
  const found = table.game?.find(rest, table.s.view) ?? null;
  return found;
}

function why(table: Table, rest: string): string {
  const refused = (table.s.ask?.refused ?? []).map((one) => choiceOf(table, one, table.whatOf(one)));
  const one = named(rest, refused)[0];
  if (one) {
    table.explain(one, { space: one.target?.space ?? null, unit: one.target?.unit ?? null });
    return one.why.map((reason) => table.text(reason.words)).join(" ");
  }
  if (named(rest, choicesOf(table)).length > 0) return t("cmd-why-can");
  const place = placeOf(table, rest);
  return place && table.askWhy(place) ? t("cmd-why-asked") : t("cmd-why-none");
}

function card(table: Table, rest: string): string {
  const unit = placeOf(table, rest)?.unit ?? null;
  if (unit === null) return t("cmd-none");
  table.inspected = unit;
  return table.game?.describe(unit, table) ?? "";
}

function send(): string {
  const button = document.querySelector<HTMLElement>(".form .send");
  button?.click();
  return button ? t("cmd-done") : t("cmd-none");
}

const DOES: Record<string, (table: Table, rest: string) => string> = {
  pass: (table) => (table.pass() ? t("cmd-done") : t("cmd-none")),
  undo: (table) => (table.undo() ? t("cmd-done") : (table.text(table.s.undo?.why) || t("cmd-none"))),
  redo: (table) => (table.redo() ? t("cmd-done") : t("cmd-none")),
  say: (table) => [table.text(table.s.ask?.words), table.text(table.s.ask?.why)].filter(Boolean).join(" ") || t("prompt-wait"),
  log: (table) => table.s.events.slice(-5).map((event) => table.text(event.words)).join(" ") || t("log-empty"),
  propose: (table) => {
    table.propose();
    return t("cmd-done");
  },
  help: (table) => t("cmd-help-list", { list: complete(table, "").join(" · ") }),
  place, why, card, send,
};

/** What a line may mean, the first few of it. */
function many(table: Table, options: Option[]): string {
  const list = options.slice(0, NAMED).map((option) => table.text(option.words)).join(" · ");
  return options.length > NAMED ? t("cmd-many-more", { list, n: options.length - NAMED }) : t("cmd-many", { list });
}

/** Carries a line out; several meanings are named, nothing is done then. */
export function run(table: Table, line: string): string {
  const parsed = parse(line, choicesOf(table));
  if (parsed.kind === "word") return DOES[parsed.word]!(table, parsed.rest);
  if (parsed.kind === "many") return many(table, parsed.values);
  if (parsed.kind === "none") return t("cmd-none");
  const text = table.text(parsed.value.words);
  return table.act(parsed.value) ? text : t(table.offline ? "net-kept" : "cmd-wait");
}
