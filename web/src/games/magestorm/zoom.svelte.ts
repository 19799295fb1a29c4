/** How large a map is drawn in its frame, and where one looks: wheel, two fingers, keys, buttons; dragged with the mouse. */
import { tick } from "svelte";

const LEAST = 1;
const MOST = 4;
const STEP = 1.4;
/** A press that moves no further than this is a press and no drag. */
const STILL_PX = 6;

export function within(size: number): number {
  return Math.min(MOST, Math.max(LEAST, Math.round(size * 100) / 100));
}

/** Where a frame must be scrolled to so that what lies under a point stays there. */
export function kept(scroll: number, point: number, ratio: number): number {
  return (scroll + point) * ratio - point;
}

export class Zoom {
  size = $state(1);
  /** Whether the map was dragged: the click at its end is none. */
  dragged = false;
  private frame: HTMLElement | null = null;

  get least(): boolean {
    return this.size <= LEAST;
  }
  get most(): boolean {
    return this.size >= MOST;
  }

  /** Larger or smaller around a point of the screen, or around the middle of the frame. */
  async to(size: number, at?: { x: number; y: number }): Promise<void> {
    const { frame } = this;
    const before = this.size;
    this.size = within(size);
    if (!frame || this.size === before) return;
    const box = frame.getBoundingClientRect();
    const point = at ? { x: at.x - box.left, y: at.y - box.top } : { x: box.width / 2, y: box.height / 2 };
    const { scrollLeft, scrollTop } = frame;
    await tick();
    frame.scrollTo(kept(scrollLeft, point.x, this.size / before), kept(scrollTop, point.y, this.size / before));
  }
  larger = (): void => void this.to(this.size * STEP);
  smaller = (): void => void this.to(this.size / STEP);

  /** `+`, `-` and `0` while the map has the focus. */
  key = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === "+" || event.key === "=") this.larger();
    else if (event.key === "-") this.smaller();
    else if (event.key === "0") void this.to(LEAST);
    else return false;
    return true;
  };

  /** Svelte's `use:`: wheel, fingers and mouse of a frame. */
  frameOf = (frame: HTMLElement): { destroy: () => void } => {
    this.frame = frame;
    const stop = new AbortController();
    const options = { passive: false, signal: stop.signal };
    frame.addEventListener("wheel", (event) => this.wheel(event), options);
    frame.addEventListener("touchstart", (event) => this.fingers(event), options);
    frame.addEventListener("pointerdown", (event) => this.drag(event), options);
    return { destroy: () => stop.abort() };
  };

  private wheel(event: WheelEvent): void {
    if (event.shiftKey) return;
    event.preventDefault();
    void this.to(this.size * Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
  }

  private fingers(start: TouchEvent): void {
    if (start.touches.length !== 2 || !this.frame) return;
    start.preventDefault();
    const { frame } = this;
    const began = { size: this.size, far: apart(start.touches) };
    const stop = new AbortController();
    const move = (event: TouchEvent): void => {
      if (event.touches.length !== 2) return stop.abort();
      event.preventDefault();
      void this.to((began.size * apart(event.touches)) / began.far, between(event.touches));
    };
    frame.addEventListener("touchmove", move, { passive: false, signal: stop.signal });
    for (const end of ["touchend", "touchcancel"] as const) frame.addEventListener(end, () => stop.abort(), { signal: stop.signal });
  }

  private drag(down: PointerEvent): void {
    this.dragged = false;
    if (down.pointerType !== "mouse" || down.button !== 0 || !this.frame) return;
    const { frame } = this;
    const from = { x: frame.scrollLeft + down.clientX, y: frame.scrollTop + down.clientY };
    const stop = new AbortController();
    const move = (event: PointerEvent): void => {
      if (!this.dragged && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < STILL_PX) return;
      this.dragged = true;
      frame.scrollTo(from.x - event.clientX, from.y - event.clientY);
    };
    addEventListener("pointermove", move, { signal: stop.signal });
    addEventListener("pointerup", () => stop.abort(), { signal: stop.signal });
  }
}

function apart(touches: TouchList): number {
  return Math.hypot(touches[0]!.clientX - touches[1]!.clientX, touches[0]!.clientY - touches[1]!.clientY) || 1;
}

function between(touches: TouchList): { x: number; y: number } {
  return { x: (touches[0]!.clientX + touches[1]!.clientX) / 2, y: (touches[0]!.clientY + touches[1]!.clientY) / 2 };
}
