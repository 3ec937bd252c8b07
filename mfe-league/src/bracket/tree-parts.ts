import { PLAIN_LIST } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';

/** A length in the drawing's units, which are smaller on paper. */
export const inUnits = (units: number): string => `calc(var(--bracket-unit) * ${units})`;

/**
 * The drawing; its unit follows the user's font size. It is a grid with a column for each phase, whose rows are the
 * headings, the room above the matches, the matches and the room below. Everything drawn is positioned in the area of the
 * matches, and not in its column, so that in the document the matches of each phase can follow its heading.
 */
export const Tree = styled('div')({
  '--bracket-unit': '0.0625rem',
  // In a narrow drawing, and on paper, the names need the room between the sets.
  '--set-width': 'clamp(0.95em, 1.3vw, 1.35em)',
  position: 'relative',
  display: 'grid',
  '& > section': { display: 'contents' },
  '& > :not(section), & > section > :not(header)': { gridArea: '3 / 1 / 4 / -1' },
  '@media print': {
    '--bracket-unit': '0.8px',
    '--set-width': '0.95em',
    // Inline, the drawing is never split between sheets: in a grid that may be, Chromium loses the offset of the area.
    display: 'inline-grid',
    width: '100%',
    verticalAlign: 'top',
  },
});

/** A match as a card of two lines; a bye as one dashed line. */
export const MatchCard = styled('ul')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'absolute',
    display: 'grid',
    gridAutoRows: '1fr',
    boxSizing: 'border-box',
    ...PLAIN_LIST,
    fontSize: '0.8125rem',
    lineHeight: 1.2,
    border: `1px solid ${palette.divider}`,
    borderRadius: 6,
    background: palette.background.paper,
    '& > li': { paddingRight: 5 },
    // One line of text only. `position` keeps the visually hidden 'pobjednik' inside.
    '& > li > [data-name]': {
      position: 'relative',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
    },
    '& > li + li': { borderTop: `1px solid ${palette.divider}` },
    '&[data-stub]': { gridAutoFlow: 'column', gridAutoColumns: '1fr auto', borderStyle: 'dashed' },
    '&[data-stub] > li:not(:last-of-type)': { paddingRight: 0 },
    '&[data-stub] > li + li': { alignSelf: 'center', border: 0, fontSize: '0.75rem', color: palette.text.secondary },
    '&[data-stub] > li [data-name]': { fontWeight: 400, color: palette.text.secondary },
    '&[data-final]': { borderColor: palette.primary.main },
    '@media print': { fontSize: '9.5px', '& > li + li': { fontSize: 'inherit !important' } },
  };
});
