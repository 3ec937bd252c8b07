import { SHORT_NAMES, SMALLEST_SURNAME, SURNAME } from '@club/shared/league-pyramid';
import { OUT_OF_SIGHT, SMALLEST_PHONE, TARGET } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';
import { DRAGGING } from './pyramid-drag';

const NARROW = { letterSpacing: SURNAME.letterSpacing, overflowWrap: 'anywhere', hyphens: 'auto' } as const;

/** The style of the grid: white places, dashed if empty, marked if a substitute plays. */
export const BoardGrid = styled('table')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'block',
    padding: '12px 16px 16px 8px',
    '& thead': { display: 'block' },
    '& thead th': { textAlign: 'left', paddingLeft: 9, paddingBottom: 4 },
    '& tbody': { display: 'grid', gap: 6 },
    '& td': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', padding: 0 },
    '& tr': { display: 'grid', gridTemplateColumns: '1.75rem repeat(4, minmax(0, 1fr))', gap: 6 },
    '& th': {
      padding: 0,
      whiteSpace: 'nowrap',
      fontWeight: 400,
      alignSelf: 'center',
      textAlign: 'right',
      fontSize: '0.8125rem',
      color: palette.text.secondary,
    },
    '& button': {
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      width: '100%',
      minHeight: TARGET,
      padding: '4px 8px',
      font: 'inherit',
      fontSize: '0.8125rem',
      textAlign: 'left',
      cursor: 'pointer',
      border: `1px solid ${palette.divider}`,
      borderRadius: 8,
      color: palette.text.primary,
      background: palette.background.paper,
    },
    '& button:hover': { borderColor: palette.text.secondary },
    '& button:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1 },
    '& button[data-empty]': { borderStyle: 'dashed', justifyContent: 'center' },
    [DRAGGING]: { '& button[data-movable]': { cursor: 'grab' } },
    '& button[data-substitute]': { background: palette.unknown.soft, borderColor: palette.unknown.line },
    '& button[aria-pressed="true"]': {
      borderColor: palette.primary.main,
      outline: `1px solid ${palette.primary.main}`,
      background: palette.primary.light,
    },
    '& button[data-over]': {
      borderStyle: 'dashed',
      borderColor: palette.primary.main,
      background: palette.primary.light,
    },
    '& button[data-dragged]': { opacity: 0.45 },
    '& b': {
      flex: 1,
      minWidth: 0,
      overflowWrap: 'anywhere',
      fontWeight: 600,
      letterSpacing: '-0.015em',
    },
    '& button > span': { color: palette.text.secondary },
    [theme.breakpoints.down('sm')]: {
      padding: '10px 8px',
      // The places are too narrow for a line of their own.
      '& thead': OUT_OF_SIGHT,
      '& tr': { gridTemplateColumns: 'min(1.25rem, 5.8vw) repeat(4, minmax(0, 1fr))', gap: 3 },
    },
    // The surname has a line of its own, the initial is below it, at the left of the points.
    [SHORT_NAMES]: {
      '& button': {
        flexWrap: 'wrap',
        alignContent: 'center',
        alignItems: 'baseline',
        gap: '0 3px',
        minHeight: '2.875rem',
        padding: '2px 4px',
        lineHeight: 1.3,
      },
      '& b': { display: 'contents' },
      '& [data-surname]': { ...SURNAME, minWidth: 0, ...NARROW },
      '& [data-short], & [data-points]': { fontSize: '0.75rem', fontWeight: 400 },
      '& [data-short]': { fontSize: 'calc(0.75rem * var(--fit-short))', ...NARROW },
      '& [data-points]': { marginLeft: 'auto' },
    },
    // On the smallest phones a surname takes the whole width of a place.
    [SMALLEST_PHONE]: {
      padding: '10px 4px',
      '& tr': { gridTemplateColumns: 'min(1.1875rem, 5.95vw) repeat(4, minmax(0, 1fr))', gap: 2 },
      '& button': { padding: '2px 1px 2px 3px' },
      '& [data-surname]': SMALLEST_SURNAME,
    },
  };
});
