import type { PyramidCell } from '@club/shared/contracts/league/pyramids';
import type { Tone } from '@club/shared/theme';

export type Movement = NonNullable<PyramidCell['movement']>;

/** The meaning of the arrows, in the order of the legend. */
export const MOVEMENTS: Readonly<
  Record<Movement, { readonly arrow: string; readonly label: string; readonly tone: Tone }>
> = {
  UP: { arrow: '↑', label: 'penje se', tone: 'free' },
  STAY: { arrow: '●', label: 'ostaje', tone: 'own' },
  DOWN: { arrow: '↓', label: 'pada', tone: 'taken' },
};
