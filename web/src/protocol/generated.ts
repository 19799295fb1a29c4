/** What the table and a page say to each other, made by scripts/protocol_types.py from the structs in
    src/battlebook/table/ (protocol.py, asking.py, pages.py, trial_pages.py, rulebooks.py).
    Every message carries `v` and `t`; unknown fields are ignored. */

export type Key = (string | number)[];
export type Arg = string | number | Ref | Words;
/** pick: candidates ascending. order: a permutation. partition: the part of each item, -1 = left out. place: [item,
    space] ascending. pay: the amount from each purse. number, die: one number. groups: the items of each group. */
export type FormAnswer = (number | number[])[];
export type Text = Words | string;

/** An argument that names a thing: its sort, its number, and the message of its name. */
export interface Ref {
  ref: string;
  id: string | number;
  msg?: string;
  seat?: number;
}
/** A message id of the Fluent files and its arguments. */
export interface Words {
  id: string;
  args?: Record<string, Arg>;
}
/** A rule and what it says about this case. */
export interface Why {
  rule: string;
  words: Words;
  ruling?: string;
}
/** What an option points at on the board. A game may add numbers of its own. */
export interface Target {
  space?: number;
  unit?: number;
  card?: number;
  units?: number[];
  path?: number[];
}
/** One thing that can be chosen. */
export interface Option {
  key: (string | number)[];
  words: Words;
  target?: Target;
  meta: Words | null;
  style: "act" | "costly" | "pass" | "plain" | "strike";
}
/** Options that one rule allows. */
export interface Group {
  rule: string;
  verb: string;
  words: Words;
  options: Option[];
}
/** Something that looks possible and is refused now. */
export interface Refused {
  target?: Target;
  key: (string | number)[];
  words: Words | null;
  rule: string;
  why: Why[];
}
/** One thing a form is about. ``key`` is its number in the answer. */
export interface Item {
  key: number;
  words?: Words;
  target?: Target;
  spaces?: number[];
}
/** Choose some; the answer lists them in ascending order. */
export interface FormPick {
  kind: "pick";
  candidates: number[];
  least: number;
  most: number;
  items?: Item[];
}
/** Put all in an order; the answer is a permutation. */
export interface FormOrder {
  kind: "order";
  items: (number | Item)[];
}
/** Share out; the answer gives the part of each item, -1 = left out. */
export interface FormPartition {
  kind: "partition";
  items: (number | Item)[];
  parts: number;
  most: number;
  leave: boolean;
  part_words?: Words[];
}
/** Put items on spaces; the answer is [item, space] pairs, ascending by item. ``named``: the spaces with words. */
export interface FormPlace {
  kind: "place";
  items: (number | Item)[];
  spaces: number[];
  named?: Item[];
  least: number;
  most: number;
}
/** Share all out among ordered groups; the answer is one list of items for each group. ``least`` to ``most`` groups of ``small`` to ``large`` items. */
export interface FormGroups {
  kind: "groups";
  items: (number | Item)[];
  least: number;
  most: number;
  small: number;
  large: number;
}
/** Pay; the answer gives the amount from each purse. */
export interface FormPay {
  kind: "pay";
  purses: number[];
  cost: number;
  items?: Item[];
}
/** Name a number; the answer holds just it. */
export interface FormNumber {
  kind: "number";
  low: number;
  high: number;
}
/** Enter a roll of a physical die; the answer holds just it. ``items``: faces whose number does not say it all. */
export interface FormDie {
  kind: "die";
  faces: number[];
  die?: string;
  items?: Item[];
}
/** What the seat has to answer now. ``window``: a reaction window, which a page may pass by itself if its person said so. */
export interface Ask {
  id: string;
  seats: number[];
  rule: string;
  kind: string;
  window: boolean;
  words: Words;
  why: Words | null;
  groups: Group[];
  form: FormPick | FormOrder | FormPartition | FormGroups | FormPlace | FormPay | FormNumber | FormDie | null;
  refused: Refused[];
}
/** Dice of one throw: the faces that came, and the index of the one that counts, or of those that count. */
export interface Die {
  die: string;
  faces: number[];
  used: number | number[];
  rolls?: number[];
}
/** One addend of a sum under its rule. */
export interface SumRow {
  value: number;
  words: Words;
  rule: string;
}
/** A sum with every addend. */
export interface Sum {
  rows: SumRow[];
  total: SumRow;
}
/** One thing that happened. ``n`` counts all events of the match, ``group`` is the heading they stand under, ``reason`` why a computer decided so (at the first event of its decision). */
export interface Event {
  n: number;
  decision: number;
  kind: string;
  rule: string;
  words: Words;
  group: Words;
  seat?: number | null;
  dice?: Die[];
  sum?: Sum | null;
  places?: (string | number)[];
  motion?: Record<string, unknown> | null;
  reason?: Words;
}
/** Who sits there. ``colour`` is the number of the seat's colour and mark. */
export interface Seat {
  seat: number;
  name: string;
  kind: "computer" | "human" | "local" | "open";
  level?: string;
  colour: number;
}
/** Whether the last step can be taken back: its words, or why not. ``redo``: a step that was taken back waits. */
export interface Undo {
  can: boolean;
  redo: boolean;
  label: Words | null;
  why: Words | null;
  rule: string | null;
}
/** Who has to answer, for how long already, and which of them are computers that think. */
export interface Waiting {
  seats: number[];
  since_ms: number;
  thinking: number[];
}
/** How it ended: winning seats and sides, the kind of end, its rule, and the words for it. */
export interface Over {
  winner: number | null;
  seats: number[];
  sides: number[];
  kind: string;
  rule: string;
  words: Words;
}
/** One step of the rail of phases. */
export interface Phase {
  words: Words;
  state: "done" | "next" | "now";
}
/** Whether somebody is at the seat: here, away (never came), lost (connection broke) or left. */
export interface Presence {
  seat: number;
  state: "away" | "here" | "left" | "lost";
  since_ms: number;
}
/** The dice proof. ``state``: commit (this page sends `commit` for the seats in ``need``), contribute (then `contribute`), waiting (others have still to), sealed (dice are fixed and hidden), opened (``secret`` can be checked), open (the seed is known to everybody). */
export interface ProofState {
  state: "commit" | "contribute" | "open" | "opened" | "sealed" | "waiting";
  commitment: string;
  need: number[];
  secret: string;
  contributions: Record<string, unknown>[];
}
/** One way an option can end, with its share of all (0 to 1). */
export interface Outcome {
  share: number;
  kind: string;
  words: Words;
}
/** First answer to `join`, again when the match begins and when another seat of the page is taken. */
export interface Hello {
  t: "hello";
  match: string;
  title: string;
  game: string;
  setup: string;
  seat: number | null;
  mine: number[];
  rev: number;
  rules_version: string;
  variants: string[];
  rulings: Record<string, number>;
  seats: Seat[];
  hides: boolean;
  proof: ProofState;
  state: "broken" | "lobby" | "over" | "running";
  log_from: number;
  v: 1;
}
/** Everything the seat may see now. */
export interface View {
  t: "view";
  rev: number;
  view: unknown;
  v: 1;
  ask: Ask | null;
  waiting: Waiting | null;
  undo: Undo;
  over: Over | null;
  heading: Words;
  phases: Phase[];
  events_from: number;
  events: Event[];
}
/** The view of ``rev`` from that of ``from``: first remove, then set, in order. */
export interface Patch {
  t: "patch";
  v: 1;
  ask: Ask | null;
  waiting: Waiting | null;
  undo: Undo;
  over: Over | null;
  heading: Words;
  phases: Phase[];
  events_from: number;
  events: Event[];
  rev: number;
  from: number;
  set: [(string | number)[], unknown][];
  remove: ((string | number)[])[];
}
/** An intent is on disk and carried out. */
export interface Accepted {
  t: "accepted";
  id: string;
  rev: number;
  v: 1;
}
/** An intent is against the rules; ``part`` is the offending part of a form (-1 = the whole). */
export interface RefusedMessage {
  t: "refused";
  id: string;
  rev: number;
  why: Why[];
  part: number;
  v: 1;
}
/** An intent was about something that is over; a fresh view follows. */
export interface MovedOn {
  t: "moved-on";
  id: string;
  rev: number;
  v: 1;
}
/** Who is here. */
export interface PresenceMessage {
  t: "presence";
  seats: Presence[];
  v: 1;
}
/** The device goes to another seat of this page. Nothing of any seat is sent until it is taken. ``hides``: the match hides things, so the page shows nothing else meanwhile. */
export interface Handover {
  t: "handover";
  to: number;
  name: string;
  code: boolean;
  hides: boolean;
  v: 1;
}
/** Why a key cannot be chosen. */
export interface Whys {
  t: "why";
  key: (string | number)[];
  whys: Why[];
  v: 1;
}
/** The exact outcomes of an option from what the seat knows; none when the game knows none. */
export interface Odds {
  t: "odds";
  key: (string | number)[];
  outcomes: Outcome[];
  assumes: Words[];
  rule: string;
  v: 1;
}
/** The parts of the view that would be different after something that is only thought of; null when the game knows no such thought. */
export interface WhatIf {
  t: "what-if";
  key: (string | number)[];
  view: unknown;
  v: 1;
}
/** The dice proof moved on. */
export interface ProofMessage {
  t: "proof";
  proof: ProofState;
  v: 1;
}
/** Another connection took these seats; this one closes. */
export interface TakenOver {
  t: "taken-over";
  v: 1;
}
/** A message could not be dealt with. ``fatal``: the connection closes and trying again is useless. */
export interface ErrorMessage {
  t: "error";
  code: string;
  words: Words;
  fatal: boolean;
  id: string | null;
  v: 1;
}
/** The first message: the token of the seat link; ``rev`` is what the page still shows. */
export interface Join {
  t: "join";
  token: string;
  rev?: number;
  v?: 1;
}
/** The SHA-256 (hexadecimal) of the seat's contribution to the dice; ``name``: how the person wants to be called. */
export interface Commit {
  t: "commit";
  seat: number;
  hash: string;
  name?: string;
  v?: 1;
}
/** The contribution itself: 16 to 64 random bytes in hexadecimal. */
export interface Contribute {
  t: "contribute";
  seat: number;
  value: string;
  v?: 1;
}
/** An answer to the ask ``ask`` seen at ``rev``: an option's key or a form's answer. */
export interface Intent {
  t: "intent";
  id: string;
  rev: number;
  ask: string | number;
  key?: (string | number)[];
  form?: FormAnswer;
  v?: 1;
}
/** Why can this key not be chosen? */
export interface AskWhy {
  t: "why";
  key: (string | number)[];
  v?: 1;
}
/** What can come of this option? */
export interface AskOdds {
  t: "odds";
  key: (string | number)[];
  v?: 1;
}
/** What would I see if I did this? The key need not be on offer. */
export interface AskWhatIf {
  t: "what-if";
  key: (string | number)[];
  v?: 1;
}
/** Take back my last step. */
export interface UndoIt {
  t: "undo";
  id: string;
  rev: number;
  v?: 1;
}
/** Do again what I took back. */
export interface RedoIt {
  t: "redo";
  id: string;
  rev: number;
  v?: 1;
}
/** I am this seat: show me its table. */
export interface Take {
  t: "take";
  seat: number;
  code?: string;
  v?: 1;
}
/** Send everything anew. */
export interface Resync {
  t: "resync";
  v?: 1;
}
/** One thing to choose from. */
export interface Choice {
  key: string;
  words: Words | string;
  about?: Words | string;
}
/** One field of a set-up's form. ``seat``: whose it is. */
export interface SetupOption {
  key: string;
  kind: string;
  words: Words | string;
  choices?: Choice[];
  min?: number;
  max?: number;
  default: unknown;
  seat?: number;
  rule?: string;
}
/** One seat of a set-up, and whether it brings an army. */
export interface Place {
  words: Words | string;
  army: boolean;
  kinds: string[];
}
/** A way to begin. ``hides``: something hidden is in play, so a device that goes round shows nothing meanwhile. */
export interface Setup {
  key: string;
  words: Words | string;
  about?: Words | string;
  rule: string;
  hides: boolean;
  options: SetupOption[];
  seats: Place[];
}
/** A variant that can be switched on, or a ruling that can be read in another way. ``options`` are a ruling's readings, ``chosen`` the usual one. */
export interface Switch {
  key: string;
  words: Words | string;
  why?: Words | string;
  rule?: string;
  default: boolean;
  options?: Choice[];
  chosen?: number;
}
/** How many seats a game takes. */
export interface SeatRange {
  min: number;
  max: number;
}
/** What the start page and the form of a new match need of a game. */
export interface Game {
  key: string;
  words: Words | string;
  about: Words | string;
  seats: SeatRange;
  minutes: number;
  ready: boolean;
  hides: boolean;
  setups: Setup[];
  variants: Switch[];
  rulings: Switch[];
  armies: Choice[];
  levels: Choice[];
}
/** Who shall sit there. ``code``: asked for at every hand-over to this seat. */
export interface NewSeat {
  kind: "computer" | "human" | "local" | "open";
  name?: string;
  level?: string;
  army?: unknown;
  code?: string;
}
/** The form of a new match. ``seed``: dice from a seed that everybody knows, for practice. */
export interface NewMatch {
  game: string;
  setup: string;
  options?: Record<string, string | number | boolean>;
  seats?: NewSeat[];
  variants?: string[];
  rulings?: Record<string, boolean | number>;
  seed?: number | null;
}
/** What is wrong with a field of the form. */
export interface SpecProblem {
  field: string;
  why: Why;
}
/** An army whose units are asked for. */
export interface ArmyAsked {
  army: unknown;
}
/** A deck whose cards are asked for, of a Hero of some level. */
export interface DeckAsked {
  hero: unknown;
  level: unknown;
  deck: unknown;
}
/** Everything that is wrong with the form of a new match. */
export interface Checked {
  problems: SpecProblem[];
}
/** A secret link. ``seat``: the first of ``seats``, which are all that this link opens. */
export interface Link {
  seat: number | null;
  seats: number[];
  url: string;
  token: string;
}
/** A new match with its links. ``creator``: the token that renews links. */
export interface Created {
  match: string;
  links: Link[];
  creator: string;
  commitment: string;
}
/** Whose turn it is. */
export interface Turn {
  seat: number;
  name: string;
  colour: number;
}
/** One of my matches as lists show it. */
export interface Mine {
  match: string;
  seat: number | null;
  seats: number[];
  title: string;
  game: string;
  state: "broken" | "lobby" | "over" | "waiting" | "yours";
  turn: Turn | null;
  words: Words | string | null;
  since_ms: number | null;
  winner: string | null;
  problem: string;
}
/** The tokens a browser holds. */
export interface Tokens {
  tokens: string[];
}
/** Which seat shall get a new link. */
export interface Renewal {
  seat: number;
}
/** After which decision of a match a new one shall go on. */
export interface Fork {
  at: number;
}
/** One decision of a replay: who took it, the view after it, what happened. */
export interface Frame {
  n: number;
  seat: number | null;
  words: Words;
  phases: Phase[];
  view: unknown;
  events: Event[];
  mark: "end" | "fell" | "turning" | null;
}
/** A seat's rolls against what was to be expected; both as shares of the possible. */
export interface Luck {
  seat: number;
  rolls: number;
  sum: number;
  expected: number;
}
/** A match to look back on. ``checked``: every digest was right; else ``problem`` says where it stops. ``mine``: the seats whose eyes may be taken now; ``hides``: whether eyes differ at all; ``variants``: what is played with, ``typed-dice`` among it where every die was typed in. */
export interface Replay {
  match: string;
  title: string;
  game: string;
  setup: string;
  variants: string[];
  seats: Seat[];
  seat: number | null;
  mine: number[];
  eyes: string;
  hides: boolean;
  frames: Frame[];
  checked: boolean;
  problem: Words | string | null;
  over: boolean;
  luck: Luck[];
}
/** One thing that is wrong with a file. */
export interface Fault {
  decision: number;
  field: string;
  message: string;
}
/** What a file that was brought in turned out to be. ``resumed``: the match it lives on as. */
export interface Opened {
  ok: boolean;
  partial: boolean;
  decisions: number;
  faults: Fault[];
  notes: string[];
  replay: Replay | null;
  resumed: Created | null;
}
/** What a check of the whole match in a fresh process found. */
export interface Verified {
  ok: boolean;
  decisions: number;
  faults: Fault[];
  notes: string[];
}
/** A fight by computers alone, ``n`` times: of the form of a new match, or of a running match as the seat of the request's token knows it. Exactly one of both. ``seed``: the same one gives the same games. */
export interface TrialAsked {
  form?: NewMatch | null;
  match?: string;
  n?: number;
  seed?: number | null;
}
/** How often something happened, its share (0 to 1) and the 95 % interval of that. */
export interface TrialShare {
  n: number;
  share: number;
  low: number;
  high: number;
}
/** One side. ``seats``: who plays it, nobody when the rules do. ``left``: what it still had in the mean, in words of the game, which has its own measure. */
export interface TrialSide {
  side: number;
  seats: number[];
  wins: TrialShare;
  left: Words | null;
}
/** A trial so far, one line of the answer. ``done`` of ``n`` games are over, ``failed`` of them without a result, ``capped`` by a limit of rounds; ``over``: this is the last line. */
export interface TrialStanding {
  done: number;
  n: number;
  sides: TrialSide[];
  draws: TrialShare;
  capped: number;
  failed: number;
  rounds: number;
  over: boolean;
}
/** One line of the rules. */
export interface Rule {
  id: string;
  section: string;
  origin: string;
  kind: string;
  scope: string;
  text: Record<string, string>;
  words: Words;
}
/** How an unclear passage is read. */
export interface Ruling {
  id: string;
  rules: string[];
  words: Words;
  question: Record<string, string>;
  answer: Record<string, string>;
  why: Record<string, string>;
  options: Record<string, string>[];
  chosen: number;
  switch: boolean;
}
/** A heading of the rulebook. */
export interface Section {
  key: string;
  words: Words | string;
}
/** A game's rules and rulings. */
export interface Rulebook {
  game: string;
  words: Words | string;
  sections: Section[];
  rules: Rule[];
  rulings: Ruling[];
}
export type Style = "act" | "costly" | "pass" | "plain" | "strike";
export type Form =
  | FormPick
  | FormOrder
  | FormPartition
  | FormGroups
  | FormPlace
  | FormPay
  | FormNumber
  | FormDie;
export type Status = Pick<View, "ask" | "waiting" | "undo" | "over" | "heading" | "phases" | "events_from" | "events">;
export type FromTable =
  | Hello
  | View
  | Patch
  | Accepted
  | RefusedMessage
  | MovedOn
  | PresenceMessage
  | Handover
  | Whys
  | Odds
  | WhatIf
  | ProofMessage
  | TakenOver
  | ErrorMessage;
export type FromPage =
  | Join
  | Commit
  | Contribute
  | Intent
  | AskWhy
  | AskOdds
  | AskWhatIf
  | UndoIt
  | RedoIt
  | Take
  | Resync;
