import { OUT_OF_SIGHT, SMALLEST_PHONE } from '@club/shared/theme';
import { DRAWN, styled } from '@club/shared/ui-core';
import { SHORT_NAMES, SIDE_BY_SIDE } from './layout';
import { PartTable, WRAP_ANYWHERE } from './part-table';

/** The style of a pyramid: white cells, coloured after a movement; the bold line is the attack front. */
export const PyramidCells = styled(PartTable)(({ theme }) => {
  const { palette } = theme.vars;
  const tone = (colour: { main: string; soft: string; line: string }) => ({
    color: colour.main,
    background: colour.soft,
    borderColor: colour.line,
  });
  return {
    [SIDE_BY_SIDE]: {
      '& caption': { gridRow: 'span 2' },
      // Next to it the initial pyramid shows the row numbers, on the same lines.
      '&[data-numbered="false"] th': OUT_OF_SIGHT,
      '&[data-numbered="false"] tr': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      '&[data-numbered="false"] tr[data-front]::after': { gridColumn: '1 / -1' },
    },
    // All rows of cells have the same height; the band is centred next to its results.
    '& tbody': { display: 'grid', alignContent: 'center', gap: 4 },
    '& tr': { display: 'grid', gridTemplateColumns: '1.75rem repeat(4, minmax(0, 1fr))', gap: 4 },
    '& tr[data-front]::after': {
      content: '""',
      gridColumn: '2 / -1',
      height: 3,
      borderRadius: 2,
      background: palette.text.primary,
      ...DRAWN,
    },
    '& th': {
      alignSelf: 'center',
      paddingRight: 4,
      fontSize: '0.8125rem',
      fontWeight: 400,
      whiteSpace: 'nowrap',
      textAlign: 'right',
      color: palette.text.secondary,
    },
    '& td': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: 4,
      alignContent: 'center',
      minHeight: '2.625rem',
      padding: '2px 7px',
      lineHeight: 1.3,
      fontSize: '0.8125rem',
      ...WRAP_ANYWHERE,
      border: `1px solid ${palette.divider}`,
      borderRadius: 8,
      color: palette.text.primary,
    },
    '& td[data-empty]': { borderStyle: 'dashed', color: palette.text.secondary },
    '& td[data-colour="green"]': tone(palette.free),
    '& td[data-colour="blue"]': tone(palette.own),
    '& td[data-colour="red"]': tone(palette.taken),
    '& td[data-marked]': { outline: `2px solid ${palette.text.primary}`, outlineOffset: 0 },
    '& b': {
      gridColumn: '1 / -1',
      fontSize: 'calc(1em * var(--fit-name))',
      fontWeight: 600,
      letterSpacing: '-0.015em',
    },
    '& [data-short]': { fontWeight: 'inherit' },
    '& [data-points], & [data-gain]': { color: palette.text.secondary },
    '& [data-gain]': { gridColumn: 3 },
    // Between these widths there is no room for the points of the round.
    '@media (min-width: 75em) and (max-width: 86.24em)': { '& [data-gain]': { display: 'none' } },
    [SHORT_NAMES]: {
      '& tr': { gridTemplateColumns: 'min(1.5rem, 7.5vw) repeat(4, minmax(0, 1fr))', gap: 3 },
      '& th': { paddingRight: 1, fontSize: '0.75rem' },
      '& td': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 3,
        minHeight: '2.875rem',
        padding: '2px 5px',
      },
      '& b': {
        flex: '1 0 100%',
        fontSize: 'calc(1em * var(--fit-surname))',
        letterSpacing: '-0.035em',
      },
      // The initial moves from the surname's line to before the points, or above them if both do not fit on one line.
      '& b [data-short], & [data-gain]': { display: 'none' },
      '& [data-phone-short]': {
        display: 'block',
        fontSize: 'calc(1em * var(--fit-short))',
        color: palette.text.secondary,
      },
      '& [data-points]': { marginLeft: 'auto' },
    },
    // On the smallest phones surnames need the whole width of their places.
    [SMALLEST_PHONE]: {
      '& tbody': { padding: '4px 4px 4px 0' },
      '& tr': { gap: 2 },
      '& td': { padding: '2px 3px' },
      '& b': { fontSize: 'calc(0.9em * var(--fit-surname))' },
    },
    '@media print': {
      '& td': { minHeight: 21, padding: '0 4px', lineHeight: 1.15, fontSize: '8.5px' },
      '& th': { fontSize: '8.5px' },
      '& tr[data-front]::after': { background: '#000', printColorAdjust: 'exact' },
      '& td[data-colour]': { printColorAdjust: 'exact' },
    },
  };
});

/** The initial, on a phone only: it is below the surname there. */
export const PhoneShort = styled('span')({ display: 'none' });
