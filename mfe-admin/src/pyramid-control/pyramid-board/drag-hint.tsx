import { Typography } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import { DRAGGING } from './pyramid-drag';

interface DragHintProps {
  /** What to do where players are not dragged: on a phone, and with a finger. */
  otherwise: ReactNode;
  /** What to do where there is a mouse. */
  children: string;
}

/** How players are put into places, for the device at hand. */
export function DragHint({ otherwise, children }: DragHintProps) {
  return (
    <div>
      <Typography variant="body2" color="textSecondary" sx={{ display: 'none', [DRAGGING]: { display: 'block' } }}>
        {children}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ [DRAGGING]: { display: 'none' } }}>
        {otherwise}
      </Typography>
    </div>
  );
}
