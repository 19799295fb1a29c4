/** Pressing long, or the other mouse button, explains; the press that follows does nothing. */
const LONG_MS = 500;

export function longpress(node: HTMLElement | SVGElement, explain: () => void): { update(next: () => void): void; destroy(): void } {
  const press = new Press(() => explain());
  node.addEventListener("pointerdown", press.down);
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) node.addEventListener(end, press.up);
  node.addEventListener("contextmenu", press.menu);
  node.addEventListener("click", press.click, true);
  return { update: (next) => (explain = next), destroy: press.up };
}

class Press {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private done = false;

  constructor(private readonly explain: () => void) {}

  private tell = (): void => {
    this.done = true;
    this.explain();
  };
  down = (event: Event): void => {
    this.done = false;
    clearTimeout(this.timer);
    if ((event as PointerEvent).pointerType !== "mouse") this.timer = setTimeout(this.tell, LONG_MS);
  };
  up = (): void => clearTimeout(this.timer);
  menu = (event: Event): void => {
    event.preventDefault();
    clearTimeout(this.timer);
    if (!this.done) this.explain();
  };
  click = (event: Event): void => {
    if (this.done) event.stopImmediatePropagation();
    this.done = false;
  };
}
