/** A combat as its events tell it: after each of them what lies on the table and where the damage counters lie. */
import type { Event, Ref, Words } from "../../protocol/generated";
import { FIRST_LINE } from "./view";

/** A thing on the table beside the line: a spell or a terrain card, by its message. */
export type Extra = string;
export interface Scene {
  attacker: number;
  defender: number;
  hex: number;
  step: number;
  /** By side, as the cards lie; before the lines are laid out, what was shown of the unit. */
  line: number[][];
  laid: boolean;
  reserve: number[][];
  extras: Extra[][];
  /** Damage counters on each side's unit, and those that wait until both have struck. */
  damage: number[];
  kept: number[];
  /** The card of each side that fell with this event; it lay in front. */
  fallen: (number | null)[];
  over: boolean;
}
/** What the scenes need to know of a card: its resistance, and whether a spell calls it. */
export interface Known {
  resistance(card: number): number;
  isCreature(id: string): boolean;
}

const MELEE = 8;
/** Spells that lie on the table are cast in these steps; what bends dice does not stay. */
const MAGIC = [2, 6, 10];
const UNITS = 12;

export function sideOf(unit: number): number {
  return unit < UNITS ? 0 : 1;
}

/** Every combat that events tell of, from its beginning to its end, the newest last. */
export function combatsOf(events: Event[]): Event[][] {
  const starts = events.flatMap((event, i) => (event.kind === "combat-begins" ? [i] : []));
  return starts.map((start, k) => {
    const next = starts[k + 1] ?? events.length;
    const end = events.findIndex((event, i) => i > start && i < next && event.kind === "combat-ends");
    return events.slice(start, end < 0 ? next : end + 1);
  });
}

type Args = Record<string, unknown>;

function argsOf(event: Event): Args {
  return (event.words as Words).args ?? {};
}
function idOf(args: Args, name: string): number {
  return Number((args[name] as Ref | undefined)?.id ?? -1);
}
function put<T>(pair: T[], side: number, value: T): T[] {
  return pair.map((one, i) => (i === side ? value : one));
}
function add(pair: number[], side: number, n: number): number[] {
  return put(pair, side, (pair[side] ?? 0) + n);
}

function begun(args: Args): Scene {
  const [attacker, defender] = [idOf(args, "unit"), idOf(args, "target")];
  let damage = add([0, 0], sideOf(attacker), Number(args.damage ?? 0));
  damage = add(damage, sideOf(defender), Number(args.target_damage ?? 0));
  const none = (): number[][] => [[], []];
  return { attacker, defender, hex: idOf(args, "hex"), step: 1, line: none(), laid: false, reserve: none(), extras: [[], []], damage, kept: [0, 0], fallen: [null, null], over: false };
}

function laidOut(scene: Scene, args: Args): Scene {
  const side = sideOf(idOf(args, "unit"));
  const cards = ((args.cards as Ref[] | undefined) ?? []).map((ref) => Number(ref.id));
  const n = Number(args.n ?? FIRST_LINE);
  const line = scene.laid ? scene.line : [[], []];
  return { ...scene, laid: true, line: put(line, side, cards.slice(0, n)), reserve: put(scene.reserve, side, cards.slice(n)) };
}

function reinforced(scene: Scene, side: number, args: Args): Scene {
  const cards = ((args.cards as Ref[] | undefined) ?? []).map((ref) => Number(ref.id));
  return { ...scene, line: put(scene.line, side, [...scene.line[side]!, ...cards]), reserve: put(scene.reserve, side, scene.reserve[side]!.slice(cards.length)) };
}

function inserted(scene: Scene, side: number, args: Args): Scene {
  return { ...scene, line: put(scene.line, side, scene.line[side]!.toSpliced(Number(args.n) - 1, 0, idOf(args, "card"))) };
}

/** A strike puts its counters on the unit at once; in the melee both sides' counters wait for the second strike. */
function struck(scene: Scene, args: Args): Scene {
  const target = sideOf(idOf(args, "target"));
  const n = Number(args.n ?? 0);
  if (scene.step !== MELEE) return { ...scene, damage: add(scene.damage, target, n) };
  const kept = add(scene.kept, target, n);
  if (target === sideOf(scene.defender)) return { ...scene, kept };
  return { ...scene, kept: [0, 0], damage: scene.damage.map((one, side) => one + kept[side]!) };
}

function fell(scene: Scene, args: Args, known: Known): Scene {
  const side = sideOf(idOf(args, "unit"));
  const card = idOf(args, "card");
  const damage = put(scene.damage, side, Math.max(0, scene.damage[side]! - known.resistance(card)));
  return { ...scene, damage, fallen: put(scene.fallen, side, card), line: put(scene.line, side, scene.line[side]!.slice(1)) };
}

function laid(scene: Scene, side: number, extra: Ref | undefined, known: Known): Scene {
  const spell = String(extra?.msg ?? "").replace("ms-spell-", "");
  if (!extra?.msg || known.isCreature(spell)) return scene;
  return { ...scene, extras: put(scene.extras, side, [...scene.extras[side]!, extra.msg]) };
}

function next(scene: Scene, event: Event, known: Known): Scene {
  const args = argsOf(event);
  const side = event.seat ?? 0;
  switch (event.kind) {
    case "combat-step":
      return { ...scene, step: Number(args.n) };
    case "presents":
      return { ...scene, line: put(scene.line, side, [idOf(args, "card")]) };
    case "takes-terrain":
      return laid(scene, side, args.terrain as Ref, known);
    case "cast":
      return MAGIC.includes(scene.step) ? laid(scene, side, args.spell as Ref, known) : scene;
    case "lines-up":
      return laidOut(scene, args);
    case "inserts":
      return inserted(scene, side, args);
    case "reinforces":
      return reinforced(scene, side, args);
    case "strikes":
    case "strike-fails":
      return struck(scene, args);
    case "burned":
      return { ...scene, damage: add(scene.damage, sideOf(idOf(args, "unit")), Number(args.n)) };
    case "card-lost":
    case "creature-lost":
      return fell(scene, args, known);
    case "damage-lost":
      return { ...scene, damage: put(scene.damage, sideOf(idOf(args, "unit")), 0) };
    case "combat-ends":
      return { ...scene, over: true };
    default:
      return scene;
  }
}

/** The scene after each event of one combat. */
export function scenesOf(events: Event[], known: Known): Scene[] {
  const scenes: Scene[] = [];
  for (const event of events) {
    const before = scenes[scenes.length - 1];
    const args = argsOf(event);
    scenes.push(before ? next({ ...before, fallen: [null, null] }, event, known) : begun(args));
  }
  return scenes;
}

/** How counters lie on a line: on the first card until it falls, what is left on the next. */
export function spread(damage: number, resistances: number[]): number[] {
  let left = damage;
  return resistances.map((resistance, i) => {
    const last = i === resistances.length - 1;
    const here = last ? left : Math.min(left, resistance);
    left -= here;
    return here;
  });
}
