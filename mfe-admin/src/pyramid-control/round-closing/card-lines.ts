import { LARGE_TEXT, PLAIN_LIST, TARGET } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';

/** A card's list, one entry per line, as wide as the card. Safari drops the role of a list without markers: set it again. */
export const CardLines = styled('ul')(({ theme }) => ({
  ...PLAIN_LIST,
  containerType: 'inline-size',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 12,
    minHeight: 38,
    padding: '4px 20px',
    fontSize: '0.9375rem',
    overflowWrap: 'anywhere',
    // As high as a touch target.
    [theme.breakpoints.down('sm')]: { minHeight: TARGET },
    // What follows a pair of names takes the next line, before a name is broken.
    [LARGE_TEXT]: { flexWrap: 'wrap', '& > :first-child': { flexBasis: '100%' } },
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li > :last-child:not(:only-child)': { flexShrink: 0 },
  '& > li > [data-aside]': {
    fontSize: '0.8125rem',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
}));
