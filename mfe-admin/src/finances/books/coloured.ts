import { FORCED_COLOURS } from '@club/shared/theme';
import { DRAWN, styled } from '@club/shared/ui-core';

/** What a piece of a bar stands for. */
export type Kind = 'league' | 'friendly' | 'expenses';

/** A piece of a bar, or of the legend, in the colour of its `data-kind`; none is the club's, which may be one of the others. */
export const Coloured = styled('span')(({ theme }) => {
  const { palette } = theme.vars;
  const paler = (color: string, percent: number) =>
    `color-mix(in srgb, ${color} ${percent}%, ${palette.background.paper})`;
  return {
    borderRadius: 3,
    '&[data-kind="league"]': { background: palette.free.main },
    '&[data-kind="friendly"]': { background: paler(palette.free.main, 40) },
    '&[data-kind="expenses"]': { background: paler(palette.taken.main, 70) },
    '&[data-kind]': DRAWN,
    // Where colours are forced, the two parts of an income would be one bar.
    [FORCED_COLOURS]: {
      '&[data-kind="friendly"]': { background: 'Canvas !important', border: '1px solid CanvasText' },
    },
  };
});
