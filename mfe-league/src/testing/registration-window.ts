import type { RegistrationWindow } from '@club/shared/contracts/league/registration';

/** The open registration for a season, except for what a test overrides. */
export const registrationWindow = ({ year = 2027, ...but }: Partial<RegistrationWindow> = {}): RegistrationWindow => ({
  year,
  isOpen: true,
  from: `${year}-02-01`,
  until: `${year}-04-05`,
  isNextSeason: false,
  fee: 60,
  feeDeadline: `${year}-04-15`,
  ...but,
});
