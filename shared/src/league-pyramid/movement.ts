import type { PyramidCell } from '@club/shared/contracts/league/pyramids';

export type Movement = NonNullable<PyramidCell['movement']>;

/** The meaning of the arrows, in the order of the legend. */
export const MOVEMENTS: Readonly<Record<Movement, { readonly arrow: string; readonly label: string }>> = {
  UP: { arrow: '↑', label: 'penje se' },
  STAY: { arrow: '●', label: 'ostaje' },
  DOWN: { arrow: '↓', label: 'pada' },
};
