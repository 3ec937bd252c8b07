import {
  FULL_NAME,
  frontLine,
  PYRAMID_ROW,
  placeBox,
  placeColours,
  rowNumber,
  SHORT_NAMES,
  SMALLEST_SURNAME,
  SURNAME,
  shortPlaces,
} from '@club/shared/league-pyramid';
import { SMALLEST_PHONE } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';

/** The style of a result pyramid: cells coloured by result; the bold line is the attack front. */
export const ResultGrid = styled('table')(({ theme }) => {
  const { palette } = theme.vars;
  const short = shortPlaces(palette);
  return {
    display: 'block',
    padding: '16px 16px 16px 8px',
    '& caption': { display: 'block' },
    '& tbody': { display: 'grid', gap: 4 },
    '& tr': PYRAMID_ROW,
    // Below the places of the row, with more space than between other rows.
    '& tr[data-front]::after': { ...frontLine(palette), marginBlock: 3 },
    '& th': { padding: 0, ...rowNumber(palette) },
    '& td': {
      display: 'grid',
      padding: '2px 8px',
      // A name or a score that does not fit, in a wide font or with a user's own letter spacing, is not cut off.
      overflowWrap: 'anywhere',
      hyphens: 'auto',
      ...placeBox(palette),
    },
    ...placeColours(palette),
    '& [data-name]': FULL_NAME,
    '& [data-phone-short]': { display: 'none' },
    '& [data-points]': { color: palette.text.secondary },
    '& [data-points] b': { fontWeight: 600, color: palette.text.primary },
    [SHORT_NAMES]: {
      padding: '10px 8px 10px 2px',
      ...short,
      '& td': { ...short['& td'], minHeight: '2.75rem' },
      '& [data-name]': SURNAME,
      // The points before the round have no room.
      '& [data-name] > span, & [data-before]': { display: 'none' },
    },
    // On the smallest phones surnames need the whole width of their places.
    [SMALLEST_PHONE]: {
      padding: '8px 4px 8px 0',
      '& tr': { gap: 2 },
      '& td': { padding: '2px 3px' },
      '& [data-name]': SMALLEST_SURNAME,
    },
  };
});
