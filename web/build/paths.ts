/** Rounds the numbers of an SVG path to a grid. Relative commands are measured against the true end point, so errors do not add up. */

type Point = { x: number; y: number };
type Walk = { d: string; at: Point; real: Point; start: Point; realStart: Point; last: string };

const COUNTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const TOKEN = /([a-z])|(-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/gi;

function tokens(path: string): string[] {
  return [...path.matchAll(TOKEN)].map((m) => m[0]);
}

/** Arc flags may stand without a separator ("a5 5 0 01.5 2"), which a plain number pattern would misread. */
function splitFlags(path: string): string {
  const arc = /(-?[\d.]+)[ ,]*(-?[\d.]+)[ ,]*(-?[\d.]+)[ ,]+([01])[ ,]*([01])[ ,]*(-?[\d.]+)/g;
  return path.replace(/[aA][^a-zA-Z]*/g, (part) => part.replace(arc, "$1 $2 $3 $4 $5 $6"));
}

function joined(numbers: number[]): string {
  let out = "";
  for (const n of numbers) {
    const text = String(n).replace(/^(-?)0\./, "$1.");
    out += out !== "" && !text.startsWith("-") ? ` ${text}` : text;
  }
  return out;
}

function shifted(w: Walk, command: string, args: number[], round: (n: number) => number): number[] {
  const relative = command === command.toLowerCase();
  const kind = command.toLowerCase();
  const base = relative ? w.real : { x: 0, y: 0 };
  const from = relative ? w.at : { x: 0, y: 0 };
  if (kind === "h") return [round(base.x + args[0]! - from.x)];
  if (kind === "v") return [round(base.y + args[0]! - from.y)];
  const keep = kind === "a" ? 5 : 0;
  return args.map((n, i) => {
    if (i < 2 && kind === "a") return Math.max(round(n), 0.1);
    if (i < keep) return Math.round(n);
    const x = (i - keep) % 2 === 0;
    return round((x ? base.x : base.y) + n - (x ? from.x : from.y));
  });
}

function end(p: Point, command: string, args: number[]): Point {
  const relative = command === command.toLowerCase();
  const kind = command.toLowerCase();
  const base = relative ? p : { x: 0, y: 0 };
  if (kind === "h") return { x: base.x + args[0]!, y: p.y };
  if (kind === "v") return { x: p.x, y: base.y + args[0]! };
  return { x: base.x + args[args.length - 2]!, y: base.y + args[args.length - 1]! };
}

function step(w: Walk, command: string, args: number[], round: (n: number) => number): void {
  if (command.toLowerCase() === "z") {
    w.d += command;
    w.at = { ...w.start };
    w.real = { ...w.realStart };
    w.last = command;
    return;
  }
  const short = shifted(w, command, args, round);
  const body = joined(short);
  w.d += w.last === command && command !== "m" && command !== "M" ? (body.startsWith("-") ? body : ` ${body}`) : command + body;
  w.at = end(w.at, command, short);
  w.real = end(w.real, command, args);
  w.last = command;
  if (command.toLowerCase() === "m") {
    w.start = { ...w.at };
    w.realStart = { ...w.real };
  }
}

export function shorten(path: string, digits = 0): string {
  const scale = 10 ** digits;
  const round = (n: number): number => Math.round(n * scale) / scale + 0;
  const list = tokens(splitFlags(path));
  const zero = { x: 0, y: 0 };
  const walk: Walk = { d: "", at: zero, real: zero, start: zero, realStart: zero, last: "" };
  let i = 0;
  let command = "M";
  while (i < list.length) {
    if (/[a-z]/i.test(list[i]!)) command = list[i++]!;
    const n = COUNTS[command.toLowerCase()] ?? 0;
    step(walk, command, list.slice(i, i + n).map(Number), round);
    i += n;
    if (command === "m") command = "l";
    if (command === "M") command = "L";
  }
  return walk.d;
}
