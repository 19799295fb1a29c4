/** Changes values at paths and returns a new tree; untouched branches stay the same objects, so that only what changed is drawn again. */

type Step = string | number;

function put(node: unknown, path: Step[], at: number, value: unknown): unknown {
  if (at === path.length) return value;
  const step = path[at]!;
  if (Array.isArray(node)) {
    const copy = node.slice();
    const index = Number(step);
    copy[index] = put(copy[index], path, at + 1, value);
    return copy;
  }
  const object = typeof node === "object" && node !== null ? (node as Record<string, unknown>) : {};
  return { ...object, [step]: put(object[step], path, at + 1, value) };
}

function without(node: unknown, path: Step[], at: number): unknown {
  const step = path[at]!;
  const last = at === path.length - 1;
  if (Array.isArray(node)) {
    if (last) return node.filter((_, i) => i !== Number(step));
    return node.map((one: unknown, i) => (i === Number(step) ? without(one, path, at + 1) : one));
  }
  const copy = { ...(node as Record<string, unknown>) };
  if (last) delete copy[step];
  else copy[step] = without(copy[step], path, at + 1);
  return copy;
}

/** Removals come first, then settings, both in the order given. */
export function patched(view: unknown, set: [Step[], unknown][], remove: Step[][] = []): unknown {
  const less = remove.reduce((node, path) => without(node, path, 0), view);
  return set.reduce((node, [path, value]) => put(node, path, 0, value), less);
}
