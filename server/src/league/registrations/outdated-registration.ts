import { shortDate } from '@club/shared/domain';
import type { Tx } from '../../platform/database';
import { Refusal } from '../../platform/http';
import { linkedMemberName } from '../players/linked-member';
import { presentRegistration } from './registration.presenter';
import type { RegisteredMember, RegistrationRow } from './registrations.repository';

/** What an administrator can do about a decision that was refused. */
export const DECIDE_AGAIN = 'Provjerite je i ponovite.';

/**
 * A decision is about the data that the administrator was shown: registering again changes them, and so may anybody who
 * knows the e-mail (resolution 28).
 * @param seen `lastModifiedDate` as the page showed it; left out by pages of earlier releases
 * @param advice what the administrator can do now
 * @throws Refusal 409 `REGISTRATION_CHANGED`, with the registration's current data
 */
export async function refuseOutdatedRegistration(
  tx: Tx,
  row: RegistrationRow,
  seen: string | undefined,
  advice: string,
): Promise<void> {
  if (seen === undefined || seen === row.modified_at.toISOString()) return;
  const { first_name, last_name, birth_date, email, phone, city } = row;
  const now = [`${first_name} ${last_name}`, shortDate(birth_date), email, phone, city].join(', ');
  const message = `Prijava je u međuvremenu promijenjena. Sada: ${now}. ${advice}`;
  const extra = { registration: await presentRegistration(tx, row) };
  throw new Refusal(409, 'REGISTRATION_CHANGED', message, undefined, extra);
}

/**
 * The administrator saw whom the player would be linked to: since then the e-mail may have become that of another member.
 * @throws Refusal 409 `REGISTRATION_CHANGED`, with the registration's current data
 */
export async function refuseOtherMember(
  tx: Tx,
  row: RegistrationRow,
  member: RegisteredMember | undefined,
): Promise<never> {
  const now = member
    ? `E-poštu iz prijave u međuvremenu ima drugi korisnik: ${linkedMemberName(member)}.`
    : 'E-poštu iz prijave u međuvremenu nema nijedan korisnik.';
  const extra = { registration: await presentRegistration(tx, row) };
  throw new Refusal(409, 'REGISTRATION_CHANGED', `${now} Provjerite vezu i ponovite.`, undefined, extra);
}
