import { Refusal } from '../../platform/http';
import type { RegistrationRow } from './registrations.repository';

/** Replaces the e-mail of a person whose data are erased; nobody can register with it. */
export const erasedEmail = (id: number): string => `erased-${id}@invalid`;

/** @throws Refusal 409 `REGISTRATION_ERASED`: nobody is left who could play, or be charged a fee */
export function checkNotErased({ id, email_key }: Pick<RegistrationRow, 'id' | 'email_key'>): void {
  if (email_key !== erasedEmail(id)) return;
  throw new Refusal(409, 'REGISTRATION_ERASED', 'Osobni podaci iz te prijave su izbrisani. Prijavu možete odbiti.');
}
