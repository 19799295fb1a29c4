/** Sets values at paths and returns a new tree; untouched branches stay the same objects, so that only what changed is drawn again. */

type Step = string | number;

function put(node: unknown, path: Step[], at: number, value: unknown): unknown {
  if (at === path.length) return value;
  const step = path[at]!;
  if (Array.isArray(node)) {
    const copy = node.slice();
    const index = Number(step);
    if (value === undefined && at === path.length - 1) copy.splice(index, 1);
    else copy[index] = put(copy[index], path, at + 1, value);
    return copy;
  }
  const object = typeof node === "object" && node !== null ? (node as Record<string, unknown>) : {};
  return { ...object, [step]: put(object[step], path, at + 1, value) };
}

export function patched(view: unknown, changes: [Step[], unknown][]): unknown {
  return changes.reduce((node, [path, value]) => put(node, path, 0, value), view);
}
