/** Pressing long, or the other mouse button, explains; the press that follows does nothing. */
const LONG_MS = 500;

export function longpress(node: HTMLElement, explain: () => void): { update(next: () => void): void; destroy(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let done = false;
  const tell = (): void => {
    done = true;
    explain();
  };
  const down = (event: PointerEvent): void => {
    done = false;
    clearTimeout(timer);
    if (event.pointerType !== "mouse") timer = setTimeout(tell, LONG_MS);
  };
  const up = (): void => clearTimeout(timer);
  const menu = (event: Event): void => {
    event.preventDefault();
    clearTimeout(timer);
    if (!done) explain();
  };
  const click = (event: Event): void => {
    if (done) event.stopImmediatePropagation();
    done = false;
  };
  const ends = ["pointerup", "pointercancel", "pointerleave"] as const;
  node.addEventListener("pointerdown", down);
  for (const end of ends) node.addEventListener(end, up);
  node.addEventListener("contextmenu", menu);
  node.addEventListener("click", click, true);
  return {
    update: (next) => (explain = next),
    destroy: () => clearTimeout(timer),
  };
}
