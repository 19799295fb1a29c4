/** Cards slide to where they have gone. The end state is on the page at once; the movement is paint. */
import { tempo } from "../../store/settings.svelte";

type Spot = { x: number; y: number };

export function slider(): (node: HTMLElement, id: number) => { update(id: number): void; destroy(): void } {
  const spots = new Map<number, Spot>();
  const move = (node: HTMLElement, id: number): void => {
    const home = node.offsetParent as HTMLElement | null;
    const spot = { x: node.offsetLeft + (home?.offsetLeft ?? 0), y: node.offsetTop + (home?.offsetTop ?? 0) };
    const before = spots.get(id);
    spots.set(id, spot);
    const ms = 200 * tempo();
    if (!before || ms === 0 || (before.x === spot.x && before.y === spot.y)) return;
    const from = `translate(${before.x - spot.x}px, ${before.y - spot.y}px)`;
    node.animate([{ transform: from, zIndex: 10 }, { transform: "none", zIndex: 10 }], { duration: ms, easing: "cubic-bezier(.2,.7,.2,1)" });
  };
  return (node, id) => {
    move(node, id);
    return { update: (next) => move(node, next), destroy: () => undefined };
  };
}
