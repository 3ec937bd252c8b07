import { LARGE_TEXT, OUT_OF_SIGHT, onScreen } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';

/** Room beside the longest bar for an amount of six digits and its label. */
const LABEL = '10.5rem';

const areas = (...lines: string[]) => ({ gridTemplateAreas: lines.map((line) => `"${line}"`).join(' ') });

/**
 * The style of the books of all years: on screen a row is a year with its two bars, on a phone below the year and its
 * balance; on paper, where browsers leave out the colour of a bar, a plain table.
 */
export const BooksGrid = styled('table')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    width: '100%',
    borderCollapse: 'collapse',
    'thead th': { fontSize: '0.8125rem', color: palette.text.secondary },
    'tfoot th, tfoot td': { fontWeight: 700 },
    '@media print': {
      fontSize: '0.8125rem',
      'th, td': { padding: '4px 20px', textAlign: 'right' },
      'th:first-of-type': { textAlign: 'left' },
      '& :is(tbody, tfoot) > tr > *': { borderTop: `1px solid ${palette.divider}` },
      tr: { breakInside: 'avoid' },
      // A footer would be repeated on every sheet, as if it were the total of that sheet.
      tfoot: { display: 'table-row-group' },
      '[data-bar]': { display: 'none' },
    },
    '@media screen': {
      display: 'block',
      padding: '0 20px',
      thead: OUT_OF_SIGHT,
      'tbody, tfoot': { display: 'block' },
      // Positioned: a cell out of sight is in its row, and does not lengthen the page.
      tr: { position: 'relative', display: 'grid', alignItems: 'center', padding: '12px 0' },
      'tr + tr, tfoot > tr': { borderTop: `1px solid ${palette.divider}` },
      'td, tbody th, tfoot th': { padding: 0, textAlign: 'left' },
      'tbody th': { fontWeight: 700 },
      'tbody tr[data-chosen] > th': { color: palette.primary.dark },
      td: { fontSize: '0.8125rem', lineHeight: 1.5, whiteSpace: 'nowrap' },
      'td [data-label]::after': {
        content: '" " attr(data-label)',
        textTransform: 'lowercase',
        fontWeight: 400,
        color: palette.text.secondary,
      },
      '[data-part="year"]': { gridArea: 'year' },
      '[data-part="league"]': { gridArea: 'league' },
      '[data-part="friendly"]': { gridArea: 'friendly' },
      '[data-part="income"]': { gridArea: 'income' },
      '[data-part="expenses"]': { gridArea: 'expenses' },
      '[data-part="net"]': { gridArea: 'net', textAlign: 'right', fontWeight: 700 },
      '[data-part="net"] > [data-label] > *': { fontSize: '1rem' },
      '& td:has(> [data-bar])': {
        display: 'grid',
        gridTemplateColumns: `calc(var(--share) * (100% - ${LABEL})) auto`,
        justifyContent: 'start',
        alignItems: 'center',
        columnGap: 10,
      },
    },
    [onScreen(theme.breakpoints.up('sm'))]: {
      tr: {
        gridTemplateColumns: '5.5rem minmax(0, 1fr) 8.5rem',
        ...areas('year income net', 'year expenses net'),
        columnGap: 16,
        rowGap: 2,
      },
      '&[data-split] tr': {
        gridTemplateColumns: '5.5rem minmax(0, 1fr) 11rem 8.5rem',
        ...areas('year income league net', 'year expenses friendly net'),
      },
      '[data-part="net"] [data-label]::after': { display: 'block', content: 'attr(data-label)', fontSize: '0.8125rem' },
    },
    [onScreen(theme.breakpoints.down('sm'))]: {
      tr: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        ...areas('year net', 'income income', 'expenses expenses', 'league league', 'friendly friendly'),
        padding: '8px 0',
      },
      // The parts of a year's income are the two colours of its bar; only their totals have a line.
      'tbody > tr > :is([data-part="league"], [data-part="friendly"])': OUT_OF_SIGHT,
    },
    [onScreen(LARGE_TEXT)]: {
      tr: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        ...areas('year', 'net', 'income', 'expenses', 'league', 'friendly'),
      },
      // Between the amount and its label only: the amount itself stays on one line.
      td: { whiteSpace: 'normal' },
      '& td:has(> [data-bar])': { gridTemplateColumns: '100%' },
      '[data-part="net"]': { textAlign: 'left' },
      '[data-bar]': { width: 'calc(var(--share) * 100%)' },
    },
  };
});
