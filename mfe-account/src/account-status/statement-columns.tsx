import { styled } from '@club/shared/ui-core';

/** The statement and, if there is room for both, the narrow list of payments next to it. */
export const StatementColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 18,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > :only-child': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 2fr)' },
}));
