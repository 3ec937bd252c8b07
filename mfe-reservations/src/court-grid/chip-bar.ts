import { LOW_SCREEN } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';

/** Pixels: two lines, the day and the number of its free slots. */
export const CHIP_HEIGHT = 52;

/** Sticky below the header, which is sticky too. */
export const ChipBar = styled('nav')(({ theme }) => ({
  position: 'sticky',
  [LOW_SCREEN]: { position: 'static' },
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: '0 -14px 8px',
  padding: '8px 14px',
  background: theme.vars.palette.background.default,
  '@media print': { display: 'none' },
}));
