import type { Insertable, Selectable } from 'kysely';
import type { Handle, Tables, Tx } from '../../platform/database';

export type RegistrationRow = Selectable<Tables['league_registration']>;

/** The data of a registration. */
export interface RegisteredPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly email: string;
  readonly phone: string;
  readonly city: string;
}

/** An e-mail in the form that identifies a person: trimmed, in lower case (resolution 28). */
export const emailKey = (email: string): string => email.trim().toLowerCase();

export const personColumns = (person: RegisteredPerson) => ({
  first_name: person.firstName,
  last_name: person.lastName,
  birth_date: person.birthDate,
  email: person.email,
  email_key: emailKey(person.email),
  phone: person.phone,
  city: person.city,
});

/** The same person's registration: by e-mail, else by name and birth date (resolution 28). */
export async function findRegistrationOf(
  tx: Tx,
  year: number,
  person: RegisteredPerson,
): Promise<RegistrationRow | undefined> {
  const own = tx.selectFrom('league_registration').selectAll().where('year', '=', year).forUpdate();
  const byEmail = await own.where('email_key', '=', emailKey(person.email)).executeTakeFirst();
  if (byEmail) return byEmail;
  return own
    .where((of) => of(of.fn('lower', ['first_name']), '=', person.firstName.toLowerCase()))
    .where((of) => of(of.fn('lower', ['last_name']), '=', person.lastName.toLowerCase()))
    .where('birth_date', '=', person.birthDate)
    .executeTakeFirst();
}

/** @returns the registration's id; undefined when another one with that e-mail was inserted meanwhile */
export async function insertRegistration(
  tx: Tx,
  registration: Insertable<Tables['league_registration']>,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('league_registration')
    .values(registration)
    .onConflict((conflict) => conflict.constraint('league_registration_email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function updateRegistration(
  tx: Tx,
  id: number,
  change: Partial<Omit<RegistrationRow, 'id' | 'year'>>,
): Promise<void> {
  await tx.updateTable('league_registration').set(change).where('id', '=', id).execute();
}

export const findRegistration = (handle: Handle, id: number): Promise<RegistrationRow | undefined> =>
  handle.selectFrom('league_registration').selectAll().where('id', '=', id).executeTakeFirst();

/** Latest change first. */
export const registrationsOf = (handle: Handle, year: number): Promise<RegistrationRow[]> =>
  handle
    .selectFrom('league_registration')
    .selectAll()
    .where('year', '=', year)
    .orderBy('modified_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Players who took part in a season before a year. */
export async function playersBefore(handle: Handle, year: number): Promise<ReadonlySet<number>> {
  const rows = await handle
    .selectFrom('league_participation')
    .select('player_id')
    .distinct()
    .where('year', '<', year)
    .execute();
  return new Set(rows.map(({ player_id }) => player_id));
}

/** Members with one of these e-mails, with the name that the league's administration shows. */
export const membersWithEmails = (handle: Handle, emailKeys: readonly string[]) =>
  handle
    .selectFrom('member')
    .select(['id as memberId', 'first_name as firstName', 'last_name as lastName', 'username'])
    .select((of) => of.fn<string>('lower', ['email']).as('emailKey'))
    .where((of) => of(of.fn('lower', ['email']), 'in', emailKeys))
    .orderBy('id')
    .execute();
