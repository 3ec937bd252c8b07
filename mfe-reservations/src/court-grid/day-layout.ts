import { styled } from '@club/shared/ui-core';

/** At least a touch target; a roomy grid sets more. */
export const CELL_HEIGHT = 'var(--cell-height, 44px)';

const CELL_PADDING = '6px var(--cell-gap, 6px)';

/**
 * The background of what is in a cell of a `DayTable`, as tall as the row. It is behind the content because browsers do
 * not agree on a height of 100 per cent in a cell: in Firefox the text would be taller than its background.
 */
export const CELL_BACKGROUND = {
  content: '""',
  position: 'absolute',
  zIndex: -1,
  inset: CELL_PADDING,
  borderRadius: 10,
};

const ROOMY = {
  '--cell-height': '64px',
  '--cell-gap': '3px',
  '--time-width': '5.75rem',
  '--time-size': '0.8125rem',
  '--time-wrap': 'nowrap',
  '--time-indent': '8px',
};

/**
 * Below each other on a phone, two by two on a tablet, four side by side if each has enough space. `roomy`: for cells
 * with text instead of icons; the column of times gets narrower for them.
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
  // On paper a day is not divided between two sheets.
  breakInside: 'avoid',
}));

/** The line of a card with the name of the day. */
export const DayLine = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 8,
  // With four side by side, the cards are too narrow for the longest day and its date: all wrap, so that the rows stay
  // aligned.
  '@media (min-width: 75em) and (max-width: 82em)': { flexDirection: 'column' },
});

/** The table of a day. Rows have one height, so that nothing moves when the data replace the skeleton. */
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
  'th, td': { padding: CELL_PADDING, borderBottom: `1px solid ${theme.vars.palette.divider}` },
  'th:first-of-type': { width: 'var(--time-width, 42%)', padding: '0 0 0 var(--time-indent, 16px)', textAlign: 'left' },
  td: { position: 'relative', isolation: 'isolate' },
  'tbody th': {
    fontWeight: 400,
    fontSize: 'var(--time-size, 0.9375rem)',
    // With a large font a percentage has no room for a line; the width of the roomy grid grows with the font.
    whiteSpace: 'var(--time-wrap, normal)',
    color: theme.vars.palette.text.secondary,
  },
  'tbody tr:last-of-type > *': { borderBottom: 0 },
}));
