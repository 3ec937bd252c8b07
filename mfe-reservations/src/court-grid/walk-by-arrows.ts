import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Moves the focus of a table to the next cell with a button in the direction of an arrow key, over empty cells; stays
 * at the edge. Every cell keeps its place in the Tab order too.
 */
export function walkByArrows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key];
  const from = (event.target as Element).closest('td');
  if (!step || !from) return;
  event.preventDefault();
  const [down, right] = step;
  const rows = [...event.currentTarget.tBodies].flatMap((body) => [...body.rows]);
  const start = rows.findIndex((row) => row.contains(from));
  for (let far = 1; ; far++) {
    const cell = rows[start + far * down]?.cells[from.cellIndex + far * right];
    const button = cell?.querySelector('button');
    if (button) button.focus();
    if (button || !cell) return;
  }
}
