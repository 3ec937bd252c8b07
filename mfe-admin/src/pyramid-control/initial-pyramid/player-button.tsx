import type { ControlPlayer } from '@club/shared/contracts/league/pyramid-control';
import { DragIcon } from '@club/shared/icons';
import { useDraggable } from '@dnd-kit/core';
import type { Dragged } from '../pyramid-board/pyramid-drag';

interface PlayerButtonProps {
  player: ControlPlayer;
  isChosen: boolean;
  isDisabled: boolean;
  /** Nickname and further information. */
  note: string;
  onChoose: () => void;
}

/** A league player: pressing fills the form, dragging onto a place also sets the place. */
export function PlayerButton({ player, isChosen, isDisabled, note, onChoose }: PlayerButtonProps) {
  const { id, ime, prezime } = player;
  const data: Dragged = { player, from: null };
  const { setNodeRef, listeners } = useDraggable({ id: `player-${id}`, disabled: isDisabled, data });
  return (
    <button
      type="button"
      ref={setNodeRef}
      onMouseDown={listeners?.onMouseDown as React.MouseEventHandler | undefined}
      disabled={isDisabled}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {!isDisabled && <DragIcon aria-hidden />}
      <small>{id}.</small>
      <span>
        {ime} {prezime}
      </span>
      <i>{note}</i>
    </button>
  );
}
