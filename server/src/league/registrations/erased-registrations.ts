import { Refusal } from '../../platform/http';
import type { RegistrationRow } from './registrations.repository';

/** Replaces the e-mail of a person whose data are erased; nobody can register with it. */
export const erasedEmail = (id: number): string => `erased-${id}@invalid`;

export const isErased = ({ id, email_key }: Pick<RegistrationRow, 'id' | 'email_key'>): boolean =>
  email_key === erasedEmail(id);

/** What is left of the name of somebody who was neither a member nor a player. */
export const erasedRegistrationName = (id: number) => ({ firstName: 'Izbrisana', lastName: `prijava ${id}` });

/** @throws Refusal 409 `REGISTRATION_ERASED`: nobody is left who could play, or be charged a fee */
export function checkNotErased(row: Pick<RegistrationRow, 'id' | 'email_key'>): void {
  if (!isErased(row)) return;
  throw new Refusal(409, 'REGISTRATION_ERASED', 'Osobni podaci iz te prijave su izbrisani. Prijavu možete odbiti.');
}
