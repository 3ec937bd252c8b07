// biome-ignore-all lint/a11y/noRedundantRoles: with the display of a grid the tags alone would lose their roles
import type { PyramidCell } from '@club/shared/contracts/league/pyramids';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { KeyboardEventHandler } from 'react';
import { type Place, placeName } from '../pyramid-place/pyramid-place';
import { PlaceName } from './place-name';
import { playerInPlace } from './player-in-place';
import type { Dragged } from './pyramid-drag';

interface BoardPlaceProps {
  place: Place;
  cell: PyramidCell | undefined;
  /** Empty in a row with players. */
  isHole: boolean;
  isChosen: boolean;
  isTabStop: boolean;
  /** Whether the player in the place can be dragged elsewhere. */
  isMovable: boolean;
  onFocus: () => void;
  /** The arrow keys move the focus to adjacent places. */
  onKeyDown: KeyboardEventHandler<HTMLButtonElement>;
  onChoose: () => void;
}

/** A place of the grid, to press and to drop players on. */
export function BoardPlace(props: BoardPlaceProps) {
  const { place, cell, isHole, isChosen, isTabStop, isMovable, onFocus, onKeyDown, onChoose } = props;
  const player = cell?.player;
  const id = `${place.row}-${place.position}`;
  const drop = useDroppable({ id, data: place });
  const data: Dragged | undefined = player ? { player, from: place } : undefined;
  const drag = useDraggable({ id, disabled: !isMovable || !player, ...(data ? { data } : {}) });
  return (
    <td role="cell" ref={drop.setNodeRef}>
      <button
        type="button"
        ref={drag.setNodeRef}
        onMouseDown={drag.listeners?.onMouseDown as React.MouseEventHandler | undefined}
        tabIndex={isTabStop ? 0 : -1}
        aria-pressed={isChosen}
        aria-label={`${placeName(place)}: ${playerInPlace(cell)}`}
        data-empty={!player || undefined}
        data-movable={(isMovable && player !== undefined) || undefined}
        data-substitute={cell?.substituted ? true : undefined}
        data-over={drop.isOver || undefined}
        data-dragged={drag.isDragging || undefined}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onClick={onChoose}
      >
        {player ? (
          <>
            <PlaceName player={player} />
            <span data-points>{cell?.substituted ? 'zam.' : cell?.absent ? 'ods.' : cell?.startPoints}</span>
          </>
        ) : (
          isHole && <span>prazno</span>
        )}
      </button>
    </td>
  );
}
