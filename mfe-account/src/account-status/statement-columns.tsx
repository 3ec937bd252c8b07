import { styled } from '@club/shared/ui-core';

/**
 * The statement and, if there is room for both, the narrow list of payments next to it. Otherwise the payments are below it,
 * and shown only when the statement is, whose length is unknown before.
 * @param isComplete whether the statement has loaded
 */
export const StatementColumns = styled('div', { shouldForwardProp: (prop) => prop !== 'isComplete' })<{
  isComplete: boolean;
}>(({ theme, isComplete }) => ({
  display: 'grid',
  gap: 18,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > :only-child': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 2fr)' },
  [theme.breakpoints.down('lg')]: isComplete ? {} : { '& > :last-child:not(:only-child)': { display: 'none' } },
}));
