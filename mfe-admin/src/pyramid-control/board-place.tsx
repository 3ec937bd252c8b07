// biome-ignore-all lint/a11y/noRedundantRoles: laid out as a grid, the tags alone would lose their meaning
import type { PyramidCell } from '@club/shared/contracts/league/pyramids';
import type { KeyboardEventHandler } from 'react';
import { type Place, placeName } from './draft';
import { holderOf } from './place-holder';

interface BoardPlaceProps {
  place: Place;
  cell: PyramidCell | undefined;
  isChosen: boolean;
  isTabStop: boolean;
  onFocus: () => void;
  /** The arrows lead to the places around. */
  onKeyDown: KeyboardEventHandler<HTMLButtonElement>;
  onChoose: () => void;
}

/** A place of the grid, to tap on. */
export function BoardPlace({ place, cell, isChosen, isTabStop, onFocus, onKeyDown, onChoose }: BoardPlaceProps) {
  const player = cell?.player;
  return (
    <td role="cell">
      <button
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        aria-pressed={isChosen}
        aria-label={`${placeName(place)}: ${holderOf(cell)}`}
        data-empty={!player || undefined}
        data-substitute={cell?.substituted ? true : undefined}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onClick={onChoose}
      >
        {player && (
          <>
            <b>{player.displayName}</b>
            <span>{cell?.substituted ? 'zam.' : cell?.absent ? 'ods.' : cell?.startPoints}</span>
          </>
        )}
      </button>
    </td>
  );
}
