import type { PyramidControl } from '@club/shared/contracts/league/pyramid-control';

/** Before the first publication the pyramid is assembled; afterwards only substitutes change. */
export const isDraft = ({ state }: Pick<PyramidControl, 'state'>): boolean => state === 'PREPARING';

/** Whether the pyramid can be changed here: while it is a draft, or in an open round. */
export const isChangeable = ({ state }: Pick<PyramidControl, 'state'>): boolean =>
  state === 'PREPARING' || state === 'ROUNDS';
