import type { Registration } from '@club/shared/contracts/league/registrations-control';

/** Ana's registration for 2026, not processed yet, except for what a test overrides. */
export const aRegistration = (but: Partial<Registration> = {}): Registration => ({
  id: 1,
  year: 2026,
  state: 'NEW',
  firstName: 'Ana',
  lastName: 'Kovač',
  birthDate: '1990-05-01',
  email: 'ana@primjer.hr',
  phone: '091 111 222',
  city: 'Ivankovo',
  registeredAt: '2026-03-01T10:00:00Z',
  lastModifiedDate: '2026-03-01T10:00:00Z',
  newPlayer: false,
  refuseReason: null,
  changedFields: [],
  player: null,
  erased: false,
  candidates: [],
  members: [],
  ...but,
});
