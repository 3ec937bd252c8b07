import {
  FULL_NAME,
  frontLine,
  PYRAMID_ROW,
  placeBox,
  placeColours,
  rowNumber,
  SMALLEST_SURNAME,
  SURNAME,
  shortPlaces,
} from '@club/shared/league-pyramid';
import { OUT_OF_SIGHT, SMALLEST_PHONE } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';
import { SHORT_NAMES_ON_SCREEN, SIDE_BY_SIDE } from './layout';
import { PartTable, WRAP_ANYWHERE } from './part-table';

/** The style of a pyramid: white cells, coloured after a movement; the bold line is the attack front. */
export const PyramidCells = styled(PartTable)(({ theme }) => {
  const { palette } = theme.vars;
  const short = shortPlaces(palette);
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
    '& tr': PYRAMID_ROW,
    '& tr[data-front]::after': frontLine(palette),
    '& th': rowNumber(palette),
    '& td': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: 4,
      padding: '2px 7px',
      ...WRAP_ANYWHERE,
      ...placeBox(palette),
      color: palette.text.primary,
    },
    ...placeColours(palette),
    '& td[data-marked]': { outline: `2px solid ${palette.text.primary}`, outlineOffset: 0 },
    '& b': { gridColumn: '1 / -1', ...FULL_NAME },
    '& [data-short]': { fontWeight: 'inherit' },
    '& [data-points], & [data-gain]': { color: palette.text.secondary },
    '& [data-gain]': { gridColumn: 3 },
    // Between these widths there is no room for the points of the round.
    '@media (min-width: 75em) and (max-width: 86.24em)': { '& [data-gain]': { display: 'none' } },
    [SHORT_NAMES_ON_SCREEN]: {
      ...short,
      '& td': { ...short['& td'], minHeight: '2.875rem' },
      '& b': SURNAME,
      // The initial moves from the surname's line to before the points, or above them if both do not fit on one line.
      '& b [data-short], & [data-gain]': { display: 'none' },
    },
    // On the smallest phones surnames need the whole width of their places.
    [SMALLEST_PHONE]: {
      '& tbody': { padding: '4px 4px 4px 0' },
      '& tr': { gap: 2 },
      '& td': { padding: '2px 3px' },
      '& b': SMALLEST_SURNAME,
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
