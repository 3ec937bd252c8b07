import { FORCED_COLOURS, OUT_OF_SIGHT, SMALLEST_PHONE } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';
import { SHORT_NAMES_ON_SCREEN } from './layout';
import { PartTable, WRAP_ANYWHERE } from './part-table';

/** The style of a round's results: one line per match; on a phone two, with a column for each set. */
export const ResultRows = styled(PartTable)(({ theme }) => {
  const { palette } = theme.vars;
  const columns = 'minmax(0, 1fr) minmax(0, 1fr) repeat(3, 1.75rem) 5.5rem';
  return {
    '& caption': { paddingBottom: 0 },
    '& thead': { padding: '0 8px' },
    '& tbody': { display: 'grid', alignContent: 'center' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: columns,
      alignItems: 'center',
      columnGap: 4,
      minHeight: '1.75rem',
      paddingInline: 6,
      fontSize: '0.8125rem',
    },
    '& th': { fontWeight: 600, textAlign: 'left', color: palette.text.secondary },
    '& th[data-sets]': { gridColumn: 'span 3', textAlign: 'center' },
    // 'odigrano' fits on a line of its own, but browsers with Croatian hyphenation would write 'nije odigra-no'.
    '& td, & th[scope="row"]': {
      padding: 0,
      color: palette.text.secondary,
      ...WRAP_ANYWHERE,
      hyphenateLimitChars: '9',
    },
    '& th[scope="row"]': { display: 'flex', alignItems: 'baseline', gap: 4, fontWeight: 400 },
    '& :is(td, th) > small': { flexShrink: 0 },
    '& th[data-won]': { fontWeight: 600, color: palette.text.primary },
    '& td[data-set]': { textAlign: 'center', color: palette.text.primary },
    '& td[data-label]': { gridColumn: 'span 3', textAlign: 'center', fontSize: '0.8125rem' },
    // The movement, or why there is no result, may take two lines.
    '& td[data-label], & td[data-move]': { lineHeight: 1.15 },
    '& tr small': { fontSize: '0.75rem', fontWeight: 400 },
    '& tr[data-marked]': { background: palette.unknown.soft, boxShadow: `inset 3px 0 ${palette.text.primary}` },
    [FORCED_COLOURS]: { '& tr[data-marked]': { outline: '2px solid', outlineOffset: -2 } },
    '& [data-band-name]': { display: 'none' },
    [SHORT_NAMES_ON_SCREEN]: phoneRows(palette),
    '@media print': {
      '& td[data-label], & tr small': { fontSize: 'inherit' },
      '& tr': {
        minHeight: 15,
        fontSize: '8.5px',
        gridTemplateColumns: columns.replace('1.75rem', '22px').replace('5.5rem', '72px'),
      },
    },
  };
});

function phoneRows(palette: {
  divider: string;
  background: { default: string };
  text: { primary: string; secondary: string };
}) {
  return {
    '& caption': { paddingBottom: 10 },
    // Headers are visible only on a wide screen; here marks and places are sufficient.
    '& thead': OUT_OF_SIGHT,
    '& tbody': { padding: 0 },
    '& tr': {
      gridTemplateColumns: 'minmax(0, 1fr) repeat(3, 22px) 96px',
      gridTemplateRows: 'repeat(2, minmax(1.5rem, auto))',
      padding: '5px 14px',
      borderTop: `1px solid ${palette.divider}`,
      fontSize: '0.9375rem',
    },
    // On the smallest phones names get the width that sets and margins leave.
    [SMALLEST_PHONE]: {
      '& tr': { gridTemplateColumns: 'minmax(0, 1fr) repeat(3, 19px) 88px', columnGap: 2, paddingInline: 10 },
      '& td[data-move]': { fontSize: '0.875rem' },
    },
    '& tr[data-band-name]': {
      display: 'block',
      padding: '8px 14px',
      minHeight: 0,
      fontSize: '0.8125rem',
      background: palette.background.default,
    },
    '& tr[data-band-name] > th': { display: 'block', padding: 0 },
    '& th[data-attacker]': { gridArea: '1 / 1' },
    '& th[data-defender]': { gridArea: '2 / 1' },
    '& td[data-set]': {
      display: 'grid',
      gridRow: '1 / span 2',
      gridTemplateRows: 'subgrid',
      alignItems: 'center',
    },
    '& td[data-set] > i': { display: 'none' },
    '& td[data-set="1"]': { gridColumn: 2 },
    '& td[data-set="2"]': { gridColumn: 3 },
    '& td[data-set="3"]': { gridColumn: 4 },
    '& td[data-set] > span:not([data-won])': { color: palette.text.secondary },
    '& td[data-set] > [data-won]': { fontWeight: 600 },
    '& td[data-label]': { gridArea: '1 / 2 / span 2 / span 3', alignSelf: 'center' },
    '& td[data-move]': { gridArea: '1 / 5 / span 2 / auto', justifySelf: 'end' },
  };
}
