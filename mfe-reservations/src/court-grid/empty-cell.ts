import { styled } from '@club/shared/ui-core';
import { CELL_BACKGROUND, CELL_HEIGHT } from './day-layout';

/** Hatched: no slot is offered here. */
export const EmptyCell = styled('div')(({ theme }) => ({
  minHeight: CELL_HEIGHT,
  '&::before': {
    ...CELL_BACKGROUND,
    backgroundImage: `repeating-linear-gradient(135deg, ${theme.vars.palette.background.default} 0 8px, ${theme.vars.palette.divider} 8px 12px)`,
    opacity: 0.55,
  },
}));
