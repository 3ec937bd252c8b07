import { TARGET } from '@club/shared/theme';
import { styled } from '@club/shared/ui-core';
import { DRAGGING } from '../pyramid-board/pyramid-drag';

/** The style of the list of players: each row is one button, number first, nickname last. */
export const PlayerRows = styled('ul')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    margin: 0,
    padding: 0,
    maxHeight: 560,
    overflowY: 'auto',
    listStyle: 'none',
    '& li': { borderTop: `1px solid ${palette.divider}` },
    '& button': {
      display: 'grid',
      gridTemplateColumns: '36px minmax(0, 1fr) auto',
      gap: 8,
      alignItems: 'center',
      width: '100%',
      minHeight: TARGET,
      padding: '6px 16px',
      font: 'inherit',
      fontSize: '0.9375rem',
      textAlign: 'left',
      border: 0,
      cursor: 'pointer',
      color: palette.text.primary,
      background: 'none',
    },
    // Only a mouse drags: a finger scrolls the list.
    [DRAGGING]: {
      '& button:enabled': { gridTemplateColumns: '20px 32px minmax(0, 1fr) auto', paddingLeft: 10, cursor: 'grab' },
    },
    '& svg': { fontSize: '1.25rem', color: palette.text.secondary, display: 'none', [DRAGGING]: { display: 'block' } },
    '& button:hover, & button[aria-pressed="true"]': { background: palette.primary.light },
    '& button:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    '& button:disabled': { cursor: 'default', background: 'none', color: palette.text.secondary },
    '& small, & i': { fontSize: '0.8125rem', fontStyle: 'normal', color: palette.text.secondary },
  };
});
