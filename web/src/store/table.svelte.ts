/** One open table: what the page knows, what the person has chosen, and the line to the server. */
import type { FormAnswer, FromTable, Key, Option, Ref, Refused } from "../protocol/generated";
import { Hand } from "./hand.svelte";
import { ofPlacing, ofRefused, ofWhys, placeName } from "./bubbles";
import { contributions } from "./dice";
import { Line } from "./line.svelte";
import { actsAtOnce, allOptions, begins, optionOf, optionsAt, passOf, refusedAt, sameKey, type Place } from "./options";
import { settings } from "./settings.svelte";
import { spokenText } from "./spoken";
import { take, type Bubble } from "./state";
import { t } from "./words.svelte";

export const DEAD_MS = 300;

export interface Chooser {
  options: Option[];
  space: number | null;
}

export class Table extends Line {
  bubble = $state<Bubble | null>(null);
  chooser = $state<Chooser | null>(null);
  lit = $state<Ref | null>(null);
  inspected = $state<number | null>(null);
  /** The beginning of a key that has been settled so far, of what a game shows in a place of its own: a card, its use. */
  aim = $state<Key | null>(null);
  /** The key of an option that is pointed at, where the board can show what would be after it. */
  thought = $state<Key | null>(null);
  readonly hand = new Hand();
  spoken = $state("");
  looking = $state(false);
  private count = 0;
  /** The place that the table has been asked about. */
  private wondered: Place | null = null;

  get mine(): boolean {
    return this.s.ask !== null && !this.looking;
  }
  get chosen(): Option | null {
    return optionOf(this.s.ask, this.s.chosen);
  }
  get places(): Record<number, number> {
    return this.hand.places;
  }
  /** Whether the dice of this match were rolled by hand and typed in. */
  get typedDice(): boolean {
    return this.s.hello?.variants.includes("typed-dice") ?? false;
  }
  get held(): number | null {
    return this.hand.held;
  }

  hear(message: FromTable): void {
    const effects = take(this.core, message, Date.now());
    this.set({});
    if (effects.includes("dropped")) this.dropped();
    if (effects.includes("asked")) this.asked();
    if (effects.includes("happened")) this.announce();
    if (effects.includes("resync")) this.link?.say({ t: "resync" });
    if (message.t === "hello" || message.t === "proof") this.giveDice();
    if (message.t === "taken-over" || (message.t === "error" && message.fatal)) this.link?.stop();
    if (message.t === "why") this.showWhys(message.key);
    if (message.t === "refused") this.bubble = ofWhys(message.why);
  }

  private giveDice(): void {
    const { hello, proof } = this.core;
    if (!hello || !proof || hello.state !== "lobby") return;
    for (const message of contributions(hello.match, proof)) this.link?.say(message);
  }

  private dropped(): void {
    this.link?.forget();
    this.asked();
    this.spoken = "";
    this.inspected = null;
    this.lit = null;
  }

  private asked(): void {
    this.bubble = null;
    this.chooser = null;
    this.aim = null;
    this.thought = null;
    this.hand.begin(this.s.ask);
    const ready = this.s.ask && !this.s.chosen ? (this.game?.likely(this.s.ask) ?? null) : null;
    if (ready) this.set({ chosen: ready });
    this.askOdds();
  }

  private announce(): void {
    this.spoken = spokenText(this.s.events, this.s.lastFrom, this.s.ask, (message) => this.text(message));
  }

  private askOdds(): void {
    const option = this.chosen;
    if (!option || (option.style !== "strike" && !this.game?.weighs(option.key))) return;
    if (!this.s.odds[JSON.stringify(option.key)]) this.link?.say({ t: "odds", key: option.key });
  }

  /** The parts of the view that would be different after something; null until the table has told. */
  wouldBe(key: Key | null): unknown {
    return key ? (this.s.thoughts[JSON.stringify(key)] ?? null) : null;
  }
  /** Asks the table what would be after a choice. Nothing is chosen. */
  wonder(key: Key): void {
    if (this.s.thoughts[JSON.stringify(key)] === undefined) this.link?.say({ t: "what-if", key });
  }
  /** An option is pointed at: its place lights up, and the board shows what would be where the game can tell. */
  point(option: Option | null): void {
    const { unit, space } = option?.target ?? {};
    this.lit = unit !== undefined ? { ref: "unit", id: unit } : space !== undefined ? { ref: "space", id: space } : null;
    this.thought = option && this.game?.thinks(option.key) ? option.key : null;
    if (this.thought) this.wonder(this.thought);
  }

  choose(key: Key | null): void {
    this.set({ chosen: key });
    this.bubble = null;
    this.chooser = null;
    this.askOdds();
  }

  /** A press on an option in the list or on its mark on the board. */
  press(option: Option): void {
    const again = this.s.chosen !== null && sameKey(this.s.chosen, option.key);
    if (again || !settings.twice || (actsAtOnce(option) && !this.isBare(option) && !this.game?.weighs(option.key))) this.act(option);
    else this.choose(option.key);
  }

  /** Whether an option stands apart from the others, in a place of the game's own. */
  isApart(option: { key: Key }): boolean {
    return this.game?.apart.includes(String(option.key[0])) ?? false;
  }
  /** One that stands apart and points at nothing on the board: a single press would carry it out. */
  private isBare(option: Option): boolean {
    return this.isApart(option) && option.target?.unit === undefined && option.target?.space === undefined;
  }
  /** What a press at a place may mean now. */
  offered(place: Place): Option[] {
    const { aim } = this;
    return optionsAt(this.s.ask, place).filter((option) => (aim ? begins(option.key, aim) : !this.isApart(option)));
  }
  /** Whether a target on the board is awaited. */
  get aimsAtBoard(): boolean {
    const { aim } = this;
    return aim !== null && aim.length > 2 && this.mine && allOptions(this.s.ask!).some((option) => begins(option.key, aim) && option.key.length > aim.length);
  }
  /** Settles the beginning of a key, or takes it back. */
  take(start: Key | null): void {
    this.aim = start;
    this.bubble = null;
    this.chooser = null;
    if (this.chosen && this.isApart(this.chosen)) this.set({ chosen: null });
  }

  pressPlace(place: Place): void {
    this.bubble = null;
    this.chooser = null;
    if (this.placing(place)) return;
    const options = this.offered(place);
    if (options.length === 1) return this.press(options[0]!);
    if (options.length > 1) {
      this.chooser = { options, space: place.space };
      return;
    }
    if (!this.refuse(place) && !this.askWhy(place) && place.unit !== null) this.inspected = place.unit;
  }

  private refuse(place: Place): boolean {
    const refused = this.aim ? undefined : refusedAt(this.s.ask, place)[0];
    if (refused) this.explain(refused, place);
    return refused !== undefined;
  }

  /** What is refused: its own words, or the thing it points at. */
  whatOf(refused: Refused): string {
    return refused.words ? this.text(refused.words) : this.thingOf(refused);
  }

  /** The thing that a refusal points at; what points at nothing is told in its words. */
  thingOf(refused: Refused): string {
    const { unit, space } = refused.target ?? {};
    const ref = unit !== undefined ? { ref: "unit", id: unit } : space !== undefined ? { ref: "space", id: space } : null;
    return ref ? (this.resolve(ref) ?? "") : this.text(refused.words);
  }

  explain(refused: Refused, place: Place = { space: null, unit: null }): void {
    this.bubble = ofRefused(refused, this.whatOf(refused), place);
  }

  private showWhys(key: Key): void {
    const whys = this.s.whys[JSON.stringify(key)] ?? [];
    if (whys.length > 0) this.bubble = ofWhys(whys, this.wondered ?? undefined, this.wondered ? placeName(this.wondered, this.resolve) : "");
    else if (this.wondered?.unit != null) this.inspected = this.wondered.unit;
    if (whys.length > 0) this.spoken = whys.map((why) => this.text(why.words)).join(" ");
    this.wondered = null;
  }

  /** Asks the table why nothing can be done at a place. */
  askWhy(place: Place): boolean {
    const aimed = this.aim && this.aim.length > 2 ? [...this.aim, ...(place.unit === null ? ["space", place.space ?? -1] : ["unit", place.unit])] : null;
    const key = this.mine && !this.s.ask?.form ? (aimed ?? this.game?.keyAt(place, this.s.view) ?? null) : null;
    if (key === null || !this.link?.say({ t: "why", key })) return false;
    this.wondered = place;
    return true;
  }

  /** While a placing form is open, spaces take and give back what is placed; a refusal is said at its place. */
  private placing(place: Place): boolean {
    const ask = this.s.ask;
    const no = this.hand.pressSpace(ask, place.space);
    if (no === null || (no === "space" && place.unit !== null)) return false;
    if (no !== "" && ask) this.bubble = ofPlacing(ask, no, place);
    return true;
  }

  hold(item: number): void {
    this.hand.pressItem(item);
    this.bubble = null;
  }

  propose(): void {
    this.hand.propose(this.s.ask, (item, space) => this.game?.rank(item, space, this.s.view) ?? 0);
    this.bubble = null;
  }

  escape(): boolean {
    const open = this.bubble !== null || this.chooser !== null || this.inspected !== null || this.held !== null || this.aim !== null;
    this.bubble = null;
    this.chooser = null;
    this.inspected = null;
    this.take(null);
    this.hand.held = null;
    return open;
  }

  act(option: Option): boolean {
    return this.answer({ key: option.key });
  }

  answer(what: { key: Key } | { form: FormAnswer }): boolean {
    const ask = this.s.ask;
    if (!ask || this.s.pending || this.looking || Date.now() - this.s.askAt < DEAD_MS) return false;
    const id = this.nextId();
    const sent = this.link?.say({ t: "intent", id, rev: this.s.rev, ask: ask.id, ...what }, id);
    if (!sent) return this.notSent("key" in what ? what.key : null);
    this.set({ pending: { id, kind: "answer", key: "key" in what ? what.key : null, form: "form" in what ? what.form : null } });
    this.bubble = null;
    this.chooser = null;
    return true;
  }

  private notSent(key: Key | null): false {
    if (key) this.set({ chosen: key });
    this.spoken = t("net-kept");
    return false;
  }

  pass(): boolean {
    const option = passOf(this.s.ask);
    return option !== null && this.act(option);
  }

  undo(): boolean {
    return this.s.undo?.can === true && this.back("undo");
  }

  redo(): boolean {
    return this.s.undo?.redo === true && this.back("redo");
  }

  private back(what: "undo" | "redo"): boolean {
    const id = this.nextId();
    if (this.s.pending || !this.link?.say({ t: what, id, rev: this.s.rev }, id)) return false;
    this.set({ pending: { id, kind: "undo", key: null, form: null } });
    return true;
  }

  /** The person has read what the table said. */
  read(): void {
    this.set({ notice: null });
  }

  takeSeat(code: string): void {
    const to = this.s.handover?.to;
    if (to !== undefined) this.link?.say({ t: "take", seat: to, ...(code ? { code } : {}) });
  }

  private nextId(): string {
    return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${(this.count += 1)}`;
  }
}
