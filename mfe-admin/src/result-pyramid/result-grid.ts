import { SMALLEST_PHONE } from '@club/shared/theme';
import { DRAWN, styled } from '@club/shared/ui-core';

/** Where four places side by side have no room for full names and both scores. */
const SHORT_NAMES = '@media (max-width: 37.45em)';

/** The style of a result pyramid: cells coloured by result; the bold line is the attack front. */
export const ResultGrid = styled('table')(({ theme }) => {
  const { palette } = theme.vars;
  const tone = (colour: { main: string; soft: string; line: string }) => ({
    color: colour.main,
    background: colour.soft,
    borderColor: colour.line,
  });
  return {
    display: 'block',
    padding: '16px 16px 16px 8px',
    '& caption': { display: 'block' },
    '& tbody': { display: 'grid', gap: 4 },
    '& tr': { display: 'grid', gridTemplateColumns: '1.75rem repeat(4, minmax(0, 1fr))', gap: 4 },
    // Below the cells of the row, with more space than between other rows.
    '& tr[data-front]::after': {
      content: '""',
      gridColumn: '2 / -1',
      height: 3,
      marginBlock: 3,
      borderRadius: 2,
      background: palette.text.primary,
      ...DRAWN,
    },
    '& th': {
      alignSelf: 'center',
      padding: '0 4px 0 0',
      fontSize: '0.8125rem',
      fontWeight: 400,
      whiteSpace: 'nowrap',
      textAlign: 'right',
      color: palette.text.secondary,
    },
    '& td': {
      display: 'grid',
      alignContent: 'center',
      minHeight: '2.625rem',
      padding: '2px 8px',
      lineHeight: 1.3,
      fontSize: '0.8125rem',
      // A name or a score that does not fit, in a wide font or with a user's own letter spacing, is not cut off.
      overflowWrap: 'anywhere',
      hyphens: 'auto',
      border: `1px solid ${palette.divider}`,
      borderRadius: 8,
    },
    '& td[data-empty]': { borderStyle: 'dashed', color: palette.text.secondary },
    '& td[data-colour="green"]': tone(palette.free),
    '& td[data-colour="blue"]': tone(palette.own),
    '& td[data-colour="red"]': tone(palette.taken),
    '& [data-name]': {
      fontSize: 'calc(1em * var(--fit-name))',
      fontWeight: 600,
      letterSpacing: '-0.015em',
    },
    '& [data-phone-short]': { display: 'none' },
    '& [data-points]': { color: palette.text.secondary },
    '& [data-points] b': { fontWeight: 600, color: palette.text.primary },
    [SHORT_NAMES]: {
      padding: '10px 8px 10px 2px',
      '& tr': { gridTemplateColumns: 'min(1.5rem, 7.5vw) repeat(4, minmax(0, 1fr))', gap: 3 },
      '& th': { paddingRight: 1, fontSize: '0.75rem' },
      '& td': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        alignContent: 'center',
        columnGap: 3,
        minHeight: '2.75rem',
        padding: '2px 5px',
      },
      '& [data-name]': {
        flex: '1 0 100%',
        fontSize: 'calc(1em * var(--fit-surname))',
        letterSpacing: '-0.035em',
      },
      // The initial moves from the surname's line to before the points; the points before the round have no room.
      '& [data-name] > span, & [data-before]': { display: 'none' },
      '& [data-phone-short]': {
        display: 'block',
        fontSize: 'calc(1em * var(--fit-short))',
        color: palette.text.secondary,
      },
      '& [data-points]': { marginLeft: 'auto' },
    },
    // On the smallest phones surnames need the whole width of their places.
    [SMALLEST_PHONE]: {
      padding: '8px 4px 8px 0',
      '& tr': { gap: 2 },
      '& td': { padding: '2px 3px' },
      '& [data-name]': { fontSize: 'calc(0.9em * var(--fit-surname))' },
    },
  };
});
