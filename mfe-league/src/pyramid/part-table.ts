import { CARD, OUT_OF_SIGHT } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';
import { ONE_PART, SHORT_NAMES_ON_SCREEN, SIDE_BY_SIDE } from './layout';

/**
 * Text that does not fit on its line, in a wide font or with a user's own letter spacing (WCAG 2.2, 1.4.12), wraps, so that
 * no name is cut off.
 */
export const WRAP_ANYWHERE = { overflowWrap: 'anywhere', hyphens: 'auto' } as const;

/**
 * A part of a round as a table whose bands are rows of the surrounding grid (`RoundGrid`), so that corresponding rows
 * are aligned in all three parts. Caption and headers take the grid's first two rows.
 */
export const PartTable = styled('table')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  '& caption': { padding: '14px 16px 10px', textAlign: 'left', fontWeight: 600 },
  '& caption small': { fontSize: '0.8125rem', fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& tbody': { padding: '12px 8px' },
  '& tbody + tbody': { borderTop: `1px dashed ${theme.vars.palette.divider}` },
  [SIDE_BY_SIDE]: { gridRow: '1 / -1', gridTemplateRows: 'subgrid' },
  [ONE_PART]: { '&[data-part]': { display: 'none' }, '&[data-part="chosen"]': { display: 'grid' } },
  [SHORT_NAMES_ON_SCREEN]: {
    '& caption': { padding: '12px 14px 8px' },
    '& tbody': { padding: '4px 8px 4px 2px' },
    '& tbody + tbody': { borderTop: 0 },
  },
  '@media print': {
    '& caption': { padding: '4px 8px' },
    '& caption small, & caption small *': { fontSize: '9px' },
    '& tbody': { padding: '3px 6px', breakInside: 'avoid' },
  },
}));

/**
 * The visually hidden heading of a part, before its table. The table's visible caption hides the title from screen readers.
 * The heading cannot be inside the caption, because an element with an explicit role `table` may not contain it.
 */
export const PartHeading = styled('h2')({
  ...OUT_OF_SIGHT,
  margin: -1,
  [ONE_PART]: { '&[data-part="other"]': { display: 'none' } },
  '@media print': { display: 'none' },
});

/** The grid of a round: two rows for captions and headers, one for each band. The number of bands is in `--bands`. */
export const RoundGrid = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  ...CARD({ theme }),
  [SIDE_BY_SIDE]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.06fr) minmax(0, 27rem) minmax(0, 1fr)',
    gridTemplateRows: 'auto auto repeat(var(--bands), auto)',
  },
  '@media print': { border: 0, borderRadius: 0, fontSize: '9px' },
}));
