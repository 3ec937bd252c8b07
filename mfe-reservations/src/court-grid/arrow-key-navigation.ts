import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The courts of all days side by side, each from morning to evening; without the column of times. */
function courtsOf(days: HTMLElement): HTMLTableCellElement[][] {
  return [...days.querySelectorAll('table')].flatMap((table) => {
    const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
    const courts = Math.max(...rows.map((row) => row.cells.length)) - 1;
    return Array.from({ length: courts }, (_, court) => rows.flatMap((row) => row.cells[court + 1] ?? []));
  });
}

/**
 * Moves the focus to the next cell with a button in the direction of an arrow key, over empty cells and from the last
 * court of a day to the first of the next; stays at the edge. Every cell also stays in the Tab order.
 */
export function navigateByArrowKeys(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const from = (event.target as Element).closest('td');
  // An arrow key with a modifier belongs to the browser: Alt and left goes back a page.
  if (!step || !from || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const [down, right] = step;
  const courts = courtsOf(event.currentTarget);
  const court = courts.findIndex((cells) => cells.includes(from));
  const row = courts[court]?.indexOf(from) ?? 0;
  for (let far = 1; ; far++) {
    const cells = courts[court + far * right];
    const cell = cells?.[row + far * down];
    const button = cell?.querySelector('button');
    if (button) button.focus();
    // A closed day has no such row, but the day after it may have one.
    if (button || !cells || (down && !cell)) return;
  }
}
