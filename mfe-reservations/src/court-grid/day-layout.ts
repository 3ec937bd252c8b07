import { styled } from '@club/shared/ui-core';

/** A touch target at the least; a roomy grid sets more. */
export const CELL_HEIGHT = 'var(--cell-height, 44px)';

const ROOMY = {
  '--cell-height': '64px',
  '--cell-gap': '4px',
  '--time-width': '5.75rem',
  '--time-size': '0.8125rem',
  '--time-wrap': 'nowrap',
  '--time-indent': '8px',
};

/**
 * One day under another on a phone, two by two on a tablet, four side by side where each still breathes.
 * `roomy`: for cells of words instead of icons; the column of times gives way to them.
 */
export const DayColumns = styled('div', { shouldForwardProp: (prop) => prop !== 'roomy' })<{ roomy: boolean }>(
  ({ roomy, theme }) => ({
    ...(roomy && ROOMY),
    display: 'grid',
    gap: 18,
    gridTemplateColumns: 'minmax(0, 1fr)',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [`@media (min-width: ${roomy ? 83.75 : 75}em)`]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  }),
);

export const DayPaper = styled('section')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
}));

/** The line of a card that names the day. */
export const DayLine = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 8,
  // Four side by side, the cards are too narrow for the longest day and its date: all break, so that the rows stay level.
  '@media (min-width: 75em) and (max-width: 82em)': { flexDirection: 'column' },
});

/** The table of a day. Rows have one height, so that nothing moves when the skeleton gives way. */
export const DayTable = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
  caption: { padding: '14px 16px 12px', textAlign: 'left' },
  'thead th': {
    height: 33,
    fontSize: '0.8125rem',
    fontWeight: 600,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    background: theme.vars.palette.background.default,
  },
  'th, td': { padding: '6px var(--cell-gap, 6px)', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  'th:first-of-type': { width: 'var(--time-width, 42%)', padding: '0 0 0 var(--time-indent, 16px)', textAlign: 'left' },
  // A height that cells can take a hundred per cent of.
  td: { height: 1 },
  'tbody th': {
    fontWeight: 400,
    fontSize: 'var(--time-size, 0.9375rem)',
    // Where letters are large a percentage has no room for a line; the width of the roomy grid grows with them.
    whiteSpace: 'var(--time-wrap, normal)',
    color: theme.vars.palette.text.secondary,
  },
  'tbody tr:last-of-type > *': { borderBottom: 0 },
}));
