import { ABOVE_PORTRAIT_PHONE, LARGE_TEXT, OUT_OF_SIGHT, onScreen, PORTRAIT_PHONE } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';

/** The first cell of a row, `th` or `td`: `:first-of-type` would match the first of each. */
const FIRST = ':not(* + [role])';

/** The cells of the rows, not the column headers. Without `&` the leading colon would make it a state of the table. */
const BODY_CELL = '& :is(td, tbody th, tfoot th)';

/** A value that shares a line with others in a compact row. */
const LINE = 'td:is([data-phone="line"], [data-phone="labelled"])';

/**
 * A cell that shows nothing, such as an action that this row does not allow: its header would be alone on a line. It stays
 * where a screen reader counts the columns, because browsers find a cell's header by its place in the row.
 */
const EMPTY = ':is(:empty, :has(> [data-value]:empty))';

/** A row as a stack of headers and values. */
const stacked = ({ divider, text }: { divider: string; text: { secondary: string } }) => ({
  [`&, caption, tbody, tfoot, tr, ${BODY_CELL}`]: { display: 'block' },
  thead: OUT_OF_SIGHT,
  tr: { position: 'relative', padding: '10px 20px' },
  'tbody > tr + tr, tfoot > tr': { borderTop: `1px solid ${divider}` },
  [BODY_CELL]: { display: 'flex', justifyContent: 'space-between', columnGap: 16 },
  // With large text a value that cannot be broken, such as an amount, moves below its header.
  td: { flexWrap: 'wrap' },
  'tfoot > tr': { display: 'flex', flexWrap: 'wrap', columnGap: 16 },
  'tfoot th': { flex: 'auto' },
  'tfoot td': { order: 1, flexBasis: '100%' },
  'tfoot td[data-phone="aside"]': { order: 0, flexBasis: 'auto', marginLeft: 'auto', '&::before': { content: 'none' } },
  'tfoot td > *': { marginInlineStart: 'auto' },
  [`${BODY_CELL}, ${BODY_CELL}${FIRST}, ${BODY_CELL}:last-child`]: { padding: '3px 0' },
  '& :is(tbody, tfoot) > tr > *': { borderTop: 0 },
  // The value wraps first: a header takes a second line only if it is longer than half of the first.
  [`${BODY_CELL}::before`]: {
    content: 'attr(data-header)',
    flexShrink: 0,
    maxWidth: '50%',
    color: text.secondary,
    overflowWrap: 'normal',
  },
  // One box, whatever a cell contains, so that its lines end where those of all other values do.
  'td > [data-value]': { flex: 1, maxWidth: '100%', textAlign: 'end' },
  [`td${EMPTY}`]: { ...OUT_OF_SIGHT, '&::before': { content: 'none' } },
  'td[data-actions]': { justifyContent: 'end', '&::before': { content: 'none' } },
  [`${BODY_CELL}[data-phone="heading"]`]: {
    fontWeight: 600,
    overflowWrap: 'anywhere',
    '&::before': { content: 'none' },
  },
  '[data-align="right"], [data-actions]': { textAlign: 'start' },
  // A text that is too long to fit next to its header moves below it.
  'td[data-long]:not([data-phone]) > [data-value]': { flexBasis: 'auto' },
  '&[data-compact] tbody > tr': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 12,
    paddingBlock: 4,
  },
  // There is room for four digits next to the heading. This forces a new line after them, however narrow the font.
  '&[data-compact] tbody > tr::after': { content: '""', flexBasis: '100%' },
  '&[data-compact] tbody > tr > td:not([data-phone="heading"], [data-phone="aside"])': { order: 1 },
  // The line of the buttons comes last, after columns that have a line of their own.
  '&[data-compact] tbody > tr > td:is([data-phone="note"], [data-actions]:not([data-phone]))': { order: 3 },
  [`&[data-compact] tbody > tr:has(> td[data-phone="note"]):not(:has(> ${LINE})) > td[data-phone="mark"]`]: {
    order: 3,
  },
  // A note begins that line. It takes what room is left: a few pixels after short values, if they could share a line.
  [PORTRAIT_PHONE]: {
    '&[data-compact] tbody > tr:has(> td[data-phone="note"])::before': { content: '""', flexBasis: '100%', order: 2 },
  },
  // Where lines, note and buttons fit on one line, the mark is beside the buttons, not between values.
  [ABOVE_PORTRAIT_PHONE]: {
    '&[data-compact] tbody > tr > td[data-phone="mark"]': { order: 3 },
    '&[data-compact] td[data-phone="note"]': { minWidth: 'min(12rem, 100%)' },
    '&[data-compact] td[data-phone="mark"] ~ td[data-actions]': { marginLeft: 0 },
  },
  '&[data-compact] tbody > tr:has(> td[data-phone="note"]) > td:not([data-phone], [data-actions])': {
    flexBasis: '100%',
  },
  '&[data-compact] td[data-actions]': { marginLeft: 'auto' },
  '&[data-compact] tbody th': {
    order: -1,
    flex: '1 1 0',
    minWidth: 'calc(100% - 130px)',
    // What is beside the heading moves below it, rather than breaking its words.
    [LARGE_TEXT]: { minWidth: '100%' },
  },
  '&[data-compact] td[data-phone="aside"]': { marginLeft: 'auto', fontWeight: 600, '&::before': { content: 'none' } },
  '&[data-compact] td[data-phone="note"]': {
    flex: '1 1 0',
    maxWidth: '100%',
    fontSize: '0.875rem',
    // What does not fit beside a long note goes below it: a date or an amount is not broken for it.
    flexWrap: 'nowrap',
    [LARGE_TEXT]: { flexWrap: 'wrap' },
    justifyContent: 'start',
    columnGap: 6,
    '& > [data-value]': { textAlign: 'start', overflowWrap: 'break-word' },
  },
  [`&[data-compact] ${LINE}`]: {
    minWidth: 'auto',
    maxWidth: '100%',
    paddingBlock: 1,
    fontSize: '0.875rem',
    flexWrap: 'nowrap',
    [LARGE_TEXT]: { flexWrap: 'wrap' },
    justifyContent: 'start',
    columnGap: 6,
    '& > [data-value]': { flex: '0 1 auto', minWidth: 0, textAlign: 'start', overflowWrap: 'break-word' },
  },
  '&[data-compact] td[data-phone="line"]::before': { content: 'none' },
  '&[data-compact] td[data-phone="labelled"]::before': { maxWidth: 'none' },
  // The last value wraps in what the mark leaves of the line, rather than pushing it onto one of its own.
  [`&[data-compact] ${LINE}:not(:has(~ ${LINE})):has(~ td[data-phone="mark"])`]: { flex: '1 1 0' },
  [`&[data-compact] tr:has(> ${LINE}) > td[data-phone="mark"]`]: { fontSize: '0.875rem' },
  '&[data-compact] td[data-phone="mark"]': { marginLeft: 'auto', '&::before': { content: 'none' } },
});

/**
 * Stacks in a card that is wider than a phone: as many values side by side as there is room for, below their headers.
 * There is room for the columns that a phone leaves out, too: what replaces them there is shown on a phone only.
 */
const SIDE_BY_SIDE = {
  '&:not([data-compact]) > :is(tbody, tfoot:not(:has([data-phone="aside"]))) > tr': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
    columnGap: 24,
    [`& > td:not([data-actions], ${EMPTY})`]: {
      display: 'block',
      '&::before': { display: 'block', maxWidth: 'none', fontSize: '0.8125rem' },
      '& > *': { textAlign: 'start' },
    },
    '& > :is([data-phone="heading"], [data-actions])': { gridColumn: '1 / -1' },
    '& > [data-phone="heading"]': { order: -1 },
  },
  '&[data-compact] td[data-phone="hidden"]': { flexBasis: '100%' },
} as const;

/** The style of a `DataTable`: lines between rows where the columns fit, else stacks of header and value. */
export const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '&[aria-busy="true"]': { opacity: 0.6 },
  caption: { padding: '14px 20px', textAlign: 'left', fontWeight: 600 },
  'th, td': {
    padding: '11px 12px',
    textAlign: 'left',
    [`&${FIRST}`]: { paddingLeft: 20 },
    '&:last-child': { paddingRight: 20 },
  },
  'tbody th': { fontWeight: 'inherit' },
  'thead th': {
    fontSize: '0.8125rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
  '& :is(tbody, tfoot) > tr > *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& :is(tfoot td, tfoot th)': { fontWeight: 700 },
  '[data-align="right"], [data-actions]': { textAlign: 'right' },
  'tbody [data-long]': { minWidth: 112, overflowWrap: 'anywhere' },
  // Buttons have their own height and padding; with these values their text ends where the column does.
  'td[data-actions]': { paddingTop: 1, paddingBottom: 1 },
  'td[data-actions]:has(.MuiButton-outlined)': { paddingTop: 6, paddingBottom: 6 },
  // One size for all buttons of a column. Without MUI's minimum width, in which a short text would not end at the edge.
  'td[data-actions] .MuiButton-outlined': { whiteSpace: 'nowrap' },
  'td[data-actions] .MuiButton-text': {
    minWidth: 44,
    paddingInline: 10,
    fontSize: '0.875rem',
    whiteSpace: 'nowrap',
    '&:last-of-type': { marginRight: -10 },
  },
  // The focus ring is inside the button: outside, the next row or the edge of the card would cut it off.
  'td[data-actions] .MuiButton-root:focus-visible': { outlineOffset: -3 },
  '@media print': {
    fontSize: '0.8125rem',
    'th, td': { paddingBlock: 4 },
    tr: { breakInside: 'avoid' },
    // A footer would be repeated on every sheet, as if it were the total of that sheet.
    tfoot: { display: 'table-row-group' },
    '[data-actions]': { display: 'none' },
    '& :has(+ [data-actions]:last-of-type)': { paddingRight: 20 },
  },
  [theme.breakpoints.down('md')]: { 'th, td': { paddingInline: 7 } },
  // On screen only: a printed sheet is as narrow as a phone, but has room for the columns.
  [onScreen(theme.breakpoints.down('sm'))]: {
    ...stacked(theme.vars.palette),
    // With its header: what remains is counted from the first column on.
    '[data-phone="hidden"]': { display: 'none' },
  },
  [onScreen(theme.breakpoints.up('sm'))]: {
    '&[data-stacked]': { ...stacked(theme.vars.palette), ...SIDE_BY_SIDE },
  },
}));
