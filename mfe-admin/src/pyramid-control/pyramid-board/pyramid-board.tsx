// biome-ignore-all lint/a11y/noRedundantRoles: with the display of a grid the tags alone would lose their roles
import type { PyramidCell } from '@club/shared/contracts/league/pyramids';
import { PYRAMID_POSITIONS } from '@club/shared/domain';
import { VisuallyHidden } from '@club/shared/ui-core';
import { type KeyboardEvent, useState } from 'react';
import { cellAt, PLACES, type Place } from '../pyramid-place/pyramid-place';
import { BoardGrid } from './board-grid';
import { BoardPlace } from './board-place';

interface PyramidBoardProps {
  label: string;
  cells: readonly PyramidCell[];
  chosen: Place | undefined;
  /** Whether players can be dragged from place to place. */
  isMovable: boolean;
  /** Number of displayed rows, by default all of them. */
  rows?: number;
  onChoose: (place: Place) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -PYRAMID_POSITIONS,
  ArrowDown: PYRAMID_POSITIONS,
};
const ROWS = Array.from({ length: PLACES.length / PYRAMID_POSITIONS }, (_, index) => index);

/** The grid of 20 rows by 4 places: a single Tab stop, inside which the arrow keys move the focus. */
export function PyramidBoard({ label, cells, chosen, isMovable, rows = ROWS.length, onChoose }: PyramidBoardProps) {
  const [focused, setFocused] = useState(0);
  // Rows may be removed, also the one that had the focus.
  const tabStop = Math.min(focused, rows * PYRAMID_POSITIONS - 1);
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = STEPS[event.key];
    // An arrow key with a modifier belongs to the browser: Alt and left goes back a page.
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.currentTarget.closest('table')?.querySelectorAll('button')[focused + step]?.focus();
  };
  return (
    <BoardGrid role="table">
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" />
          {PLACES.slice(0, PYRAMID_POSITIONS).map(({ position }) => (
            <th key={position} role="columnheader" scope="col">
              {position}.
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {ROWS.slice(0, rows).map((row) => (
          <tr key={row} role="row">
            <th role="rowheader" scope="row">
              {row + 1}.
            </th>
            {PLACES.slice(row * PYRAMID_POSITIONS, (row + 1) * PYRAMID_POSITIONS).map((place, column) => {
              const index = row * PYRAMID_POSITIONS + column;
              return (
                <BoardPlace
                  key={index}
                  place={place}
                  cell={cellAt(cells, place)}
                  isHole={cells.some(({ pyramidRow, player }) => pyramidRow === row + 1 && player)}
                  isChosen={chosen?.row === place.row && chosen.position === place.position}
                  isTabStop={tabStop === index}
                  isMovable={isMovable}
                  onFocus={() => setFocused(index)}
                  onKeyDown={move}
                  onChoose={() => onChoose(place)}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </BoardGrid>
  );
}
