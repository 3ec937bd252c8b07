import { DragIcon } from '@club/shared/icons';
import { PHONE } from '@club/shared/theme';
import { Box } from '@club/shared/ui-core';
import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import type { Place } from '../pyramid-place/pyramid-place';

/** For styles: where there is a mouse. */
export const MOUSE = '@media (hover: hover) and (pointer: fine)';

/** For styles: where dragging is offered. On a narrow screen a player and his place are seldom both in sight. */
export const DRAGGING = `${MOUSE} and (not ${PHONE.replace('@media ', '')})`;

/** The dragged player: from the list of players, or from a place. */
export interface Dragged {
  readonly player: { readonly id: number; readonly displayName: string };
  /** Null: from the list. */
  readonly from: Place | null;
}

interface PyramidDragProps {
  onDrop: (dragged: Dragged, to: Place) => void;
  children: ReactNode;
}

/**
 * Dragging players onto the places of a pyramid with a mouse. A finger scrolls the page instead, and the keyboard uses
 * buttons: both choose first the player, then the place, with the same effect. On 'Uređivanje piramida' the player is
 * chosen in his place, beside the initial pyramid in the list; two players of its draft are swapped by the mouse only.
 */
export function PyramidDrag({ onDrop, children }: PyramidDragProps) {
  const [dragged, setDragged] = useState<Dragged>();
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: 6 } }));
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(undefined);
    const to = over?.data.current as Place | undefined;
    if (to) onDrop(draggedOf(active), to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => setDragged(draggedOf(active))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={drop}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <Box
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.75,
              px: 1.5,
              py: 1,
              border: 1,
              borderColor: 'primary.main',
              borderRadius: '8px',
              bgcolor: 'background.paper',
              boxShadow: 4,
              fontSize: '0.875rem',
              fontWeight: 600,
              cursor: 'grabbing',
            }}
          >
            <DragIcon aria-hidden fontSize="small" color="action" />
            {dragged.player.displayName}
          </Box>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** Turns off the library's announcements: the page announces the effect of a drop itself. */
const SILENT: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** The data of everything draggable here (`BoardPlace`, `PlayerButton`). */
const draggedOf = ({ data }: DragEndEvent['active']): Dragged => data.current as Dragged;
