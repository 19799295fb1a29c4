/** Walking a board of rows and columns with the arrow keys. */

export interface Cell {
  row: number;
  col: number;
}

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The cell after a key, or null when the key does not walk. The edge holds. */
export function walked(at: Cell, key: string, ctrl: boolean, rows: number, cols: number): Cell | null {
  const step = STEPS[key];
  if (step) {
    return { row: clamp(at.row + step[0], rows), col: clamp(at.col + step[1], cols) };
  }
  if (key === "Home") return { row: ctrl ? 0 : at.row, col: 0 };
  if (key === "End") return { row: ctrl ? rows - 1 : at.row, col: cols - 1 };
  if (key === "PageUp") return { row: 0, col: at.col };
  if (key === "PageDown") return { row: rows - 1, col: at.col };
  return null;
}

function clamp(n: number, size: number): number {
  return Math.min(size - 1, Math.max(0, n));
}
