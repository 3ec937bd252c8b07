import type { Registration } from '@club/shared/contracts/league/registrations-control';

/** The new registrations, which are neither accepted nor refused. */
export const undecidedOf = (registrations: readonly Registration[] = []): Registration[] =>
  registrations.filter(({ state }) => state === 'NEW');
