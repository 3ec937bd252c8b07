import { PORTRAIT_PHONE } from '@club/shared/theme';
import { DRAWN } from '@club/shared/ui-core';
import type { Theme } from '@mui/material/styles';

type Palette = Theme['vars']['palette'];

const tone = ({ main, soft, line }: Palette['free']) => ({ color: main, background: soft, borderColor: line });

/** A row of a pyramid: its number and four places. */
export const PYRAMID_ROW = { display: 'grid', gridTemplateColumns: '1.75rem repeat(4, minmax(0, 1fr))', gap: 4 };

/** The bold line of the attack front, below the places of a row: for its `::after`. */
export const frontLine = ({ text }: Palette) => ({
  content: '""',
  gridColumn: '2 / -1',
  height: 3,
  borderRadius: 2,
  background: text.primary,
  ...DRAWN,
});

/** The number of a row. */
export const rowNumber = ({ text }: Palette) =>
  ({
    alignSelf: 'center',
    paddingRight: 4,
    fontSize: '0.8125rem',
    fontWeight: 400,
    whiteSpace: 'nowrap',
    textAlign: 'right',
    color: text.secondary,
  }) as const;

/** The box of a place. */
export const placeBox = ({ divider }: Palette) => ({
  alignContent: 'center',
  minHeight: '2.625rem',
  lineHeight: 1.3,
  fontSize: '0.8125rem',
  border: `1px solid ${divider}`,
  borderRadius: 8,
});

/** Places without a player, and those that a movement colours. */
export const placeColours = ({ text, free, own, taken }: Palette) => ({
  '& td[data-empty]': { borderStyle: 'dashed', color: text.secondary },
  '& td[data-colour="green"]': tone(free),
  '& td[data-colour="blue"]': tone(own),
  '& td[data-colour="red"]': tone(taken),
});

/** A player's full name; `--fit-name` is its `nameScale`. */
export const FULL_NAME = { fontSize: 'calc(1em * var(--fit-name))', fontWeight: 600, letterSpacing: '-0.015em' };

/** Where four places side by side have no room for full names and their points. */
export const SHORT_NAMES = PORTRAIT_PHONE;

/** There a short name of five letters does not fit beside three digits and the mark of a movement. */
const NARROW_PHONE = '@media (max-width:24.95em)';

/** There the surname has a line of its own; `--fit-surname` is its `nameScale`. */
export const SURNAME = {
  flex: '1 0 100%',
  fontSize: 'calc(1em * var(--fit-surname))',
  letterSpacing: '-0.035em',
};

/** And on the smallest phones, where it needs the whole width of its place. */
export const SMALLEST_SURNAME = { fontSize: 'calc(0.9em * var(--fit-surname))' };

/** The places where names are short: the initial is below the surname, beside the points; `data-third-line` is `needsThirdLine`. */
export const shortPlaces = ({ text }: Palette) =>
  ({
    '& tr': { gridTemplateColumns: 'min(1.5rem, 7.5vw) repeat(4, minmax(0, 1fr))', gap: 3 },
    '& th': { paddingRight: 1, fontSize: '0.75rem' },
    '& td': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, padding: '2px 5px' },
    '& [data-phone-short]': {
      display: 'block',
      fontSize: 'calc(1em * var(--fit-short))',
      whiteSpace: 'nowrap',
      letterSpacing: SURNAME.letterSpacing,
      color: text.secondary,
    },
    '& [data-points]': { marginLeft: 'auto', wordSpacing: '-0.2em' },
    // Except '(zamjena)', for which a user's own text spacing leaves too little room on one line.
    '& [data-points]:not([data-word])': { whiteSpace: 'nowrap' },
    // If the points of one place are below its initial, all places are as high.
    [NARROW_PHONE]: { '&[data-third-line] td': { minHeight: 'calc(3 * 1.3 * 0.8125rem + 6px)' } },
  }) as const;
