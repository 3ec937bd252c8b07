import { ABOVE_PORTRAIT_PHONE } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';

/** The gap between cards. */
const GAP = 18;
const ONE = 'minmax(0, 1fr)';
const TWO = 'repeat(2, minmax(0, 1fr))';

/**
 * The columns of the preview: what is left to do, the pyramid, what follows from it. On a wide screen all three side by
 * side; on a tablet the last one below the pyramid, next to the first; on a narrower one the cards of the first and of the
 * last side by side, above and below the pyramid; on a phone all cards below each other, always in the same order.
 */
export const PreviewColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: GAP,
  alignItems: 'start',
  gridTemplateColumns: ONE,
  '& > div': { display: 'grid', gap: GAP, alignItems: 'start', minWidth: 0, gridTemplateColumns: ONE },
  // Each of two cards side by side has room for a pair of names on one line.
  [ABOVE_PORTRAIT_PHONE]: { '& > div:not([data-pyramid])': { gridTemplateColumns: TWO } },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.95fr)',
    gridTemplateRows: 'auto 1fr',
    '& > div:first-of-type': { gridRow: '1 / 3', '&:not([data-pyramid])': { gridTemplateColumns: ONE } },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.95fr) minmax(0, 1.06fr)',
    gridTemplateRows: 'none',
    '& > div:first-of-type': { gridRow: 'auto' },
    '& > div:last-of-type:not([data-pyramid])': { gridTemplateColumns: ONE },
  },
}));
