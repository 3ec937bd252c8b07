import { CARD, LARGE_TEXT, LOW_SCREEN, onScreen, PHONE } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';

/** At least the height of a touch target; more in a spacious grid. */
export const CELL_HEIGHT = 'var(--cell-height, 44px)';

/** Of the line with the names of the courts. */
export const HEAD_HEIGHT = 'var(--head-height, 33px)';

const CELL_PADDING = 'var(--cell-space, 6px) var(--cell-gap, 6px)';

/**
 * The background of a cell's content in a `DayTable`, as tall as the row. It is positioned behind the content because
 * browsers do not agree on a height of 100 per cent in a cell: in Firefox the text would be taller than its background.
 */
export const CELL_BACKGROUND = {
  content: '""',
  position: 'absolute',
  zIndex: -1,
  inset: CELL_PADDING,
  borderRadius: 10,
};

/** At the left of the day and of its times, so that they stand one above the other. */
const DAY_INSET = 'var(--day-inset, 16px)';

/** Space between two days, in pixels. */
const GAP = 18;

const SPACIOUS = {
  '--cell-height': '64px',
  '--cell-gap': '3px',
  '--time-width': '5.75rem',
  '--time-size': '0.75rem',
  '--time-wrap': 'nowrap',
  '--day-inset': '12px',
  // With the padding of the cells 8 pixels.
  '--time-gap': '5px',
};

/** However large the user's font size is, the names next to the times have room for their longest words. */
const NARROW_TIMES = {
  '--day-inset': '8px',
  '--time-gap': '0px',
  '--time-width': '21vw',
  '--time-size': '5.4vw',
  '--head-size': '4.6vw',
  '--time-wrap': 'normal',
};

/** On paper a row is as low as its content, so that no day is taller than a sheet, however many times it has. */
const ON_PAPER = {
  '--cell-height': '20px',
  '--cell-space': '0',
  '--time-size': '13px',
  '--head-height': '22px',
  gap: 12,
};
const SPACIOUS_ON_PAPER = { ...ON_PAPER, '--cell-height': '16px', '--time-size': '11px' };

/** Days side by side share the heights of their rows, which grow with the text: the rows of a time stay aligned. */
const SHARED_ROWS = {
  rowGap: 0,
  marginBottom: -GAP,
  '& > section': {
    display: 'grid',
    gridRow: 'span var(--rows)',
    gridTemplateRows: 'subgrid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginBottom: GAP,
  },
  '& table': { display: 'grid', gridRow: '2 / -1', gridTemplateRows: 'subgrid', gridTemplateColumns: 'minmax(0, 1fr)' },
  '& thead, & tbody': { display: 'contents' },
  '& tr': { display: 'grid', gridTemplateColumns: 'var(--time-width) repeat(2, minmax(0, 1fr))' },
  '& th, & td': { display: 'grid', alignContent: 'center' },
  // In a table `height` is a minimum; in a grid it is not.
  '& > section thead th': { height: 'auto', minHeight: HEAD_HEIGHT },
  '& [data-closed]': { gridRow: '2 / -1' },
  '& [data-closed] > td': { gridColumn: '1 / -1' },
};

interface DayColumnsProps {
  readonly spacious: boolean;
  /** Pixels at the top of the screen that sticky elements cover. */
  readonly covered?: number;
}

/**
 * Below each other on a phone, two by two on a tablet, four side by side if each has enough space. `spacious`: for cells
 * with text instead of icons; the column of times gets narrower for them. A sheet of paper, as narrow as a phone, has room
 * for two days with icons, or for one whose texts each fit on a line.
 */
export const DayColumns = styled('div', {
  shouldForwardProp: (prop) => prop !== 'spacious' && prop !== 'covered',
})<DayColumnsProps>(({ spacious, covered = 0, theme }) => ({
  '--covered': `${covered}px`,
  ...(spacious && { ...SPACIOUS, [LARGE_TEXT]: NARROW_TIMES }),
  display: 'grid',
  gap: GAP,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  ...(spacious && { [onScreen(theme.breakpoints.up('sm'))]: SHARED_ROWS }),
  [`@media (min-width: ${spacious ? 83.75 : 75}em)`]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '@media print': spacious
    ? { ...SPACIOUS_ON_PAPER, gridTemplateColumns: 'minmax(0, 1fr)' }
    : { ...ON_PAPER, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** The card of a day. @param times number of its rows */
export const DayPaper = styled('section', { shouldForwardProp: (prop) => prop !== 'times' })<{ times: number }>(
  ({ theme, times }) => ({
    // One row each for the day's name and the courts.
    '--rows': 2 + times,
    // A hidden overflow would be what the heads of the courts stick to; browsers that know no `clip` do without them.
    overflow: ['hidden', 'clip'],
    ...CARD({ theme }),
    // In print a day is not split between two sheets.
    breakInside: 'avoid',
  }),
);

/** The line of a card with the day and its date. */
export const DayLine = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 8,
  margin: 0,
  padding: `14px ${DAY_INSET} 12px`,
  '&:focus': { outline: 'none' },
  // Four cards side by side are too narrow for the longest day and its date: all of them wrap, so that the rows stay
  // aligned.
  '@media (min-width: 75em) and (max-width: 82em)': { flexDirection: 'column' },
  '@media print': { padding: '6px 12px' },
});

/** The table of a day. Rows have one height, so that nothing moves when the data replace the skeleton. */
export const DayTable = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
  'thead th': {
    height: HEAD_HEIGHT,
    fontSize: 'var(--head-size, 0.8125rem)',
    fontWeight: 600,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    background: theme.vars.palette.background.default,
  },
  // One day fills several screens of a phone: its courts stay named below the chips. The borders of a collapsed table stay
  // behind when a cell sticks, hence the shadows.
  [onScreen(PHONE)]: {
    'thead th': {
      position: 'sticky',
      [LOW_SCREEN]: { position: 'static' },
      zIndex: 1,
      top: 'var(--covered, 0)',
      borderBlock: 0,
      boxShadow: `inset 0 1px ${theme.vars.palette.divider}, inset 0 -1px ${theme.vars.palette.divider}`,
    },
  },
  'th, td': { padding: CELL_PADDING, borderBottom: `1px solid ${theme.vars.palette.divider}` },
  'th:first-of-type': {
    width: 'var(--time-width, 42%)',
    padding: `0 var(--time-gap, 0) 0 ${DAY_INSET}`,
    textAlign: 'left',
  },
  td: { position: 'relative', isolation: 'isolate' },
  'tbody th': {
    fontWeight: 400,
    fontSize: 'var(--time-size, 0.9375rem)',
    // With a large font a column with a width in per cent may have no room for a time on one line, so it may wrap; the
    // column of the spacious grid grows with the font.
    whiteSpace: 'var(--time-wrap, normal)',
    color: theme.vars.palette.text.secondary,
  },
  'tbody tr:last-of-type > *': { borderBottom: 0 },
}));
