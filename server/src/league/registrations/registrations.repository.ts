import type { Selectable, Updateable } from 'kysely';
import { anyTextOf, type Handle, type Tx } from '../../platform/database';
import type { Tables } from '../../platform/schema';

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

/** The fields in which a registration differs from a person's data. */
export const differingFields = (row: RegistrationRow, person: RegisteredPerson): (keyof RegisteredPerson)[] => {
  const { first_name: firstName, last_name: lastName, birth_date: birthDate, email, phone, city } = row;
  const before: RegisteredPerson = { firstName, lastName, birthDate, email, phone, city };
  return (Object.keys(before) as (keyof RegisteredPerson)[]).filter((field) => before[field] !== person[field]);
};

/**
 * Registrations of the same person in a season: by e-mail, and by name and birth date (resolution 28). A caller that
 * writes one afterwards holds the lock of the season. The rows are locked, because a registration that is being erased
 * is no longer the person's.
 */
export function registrationsOfPerson(tx: Tx, year: number, person: RegisteredPerson): Promise<RegistrationRow[]> {
  return tx
    .selectFrom('league_registration')
    .selectAll()
    .where('year', '=', year)
    .where((of) =>
      of.or([
        of('email_key', '=', emailKey(person.email)),
        of.and([
          of(of.fn('lower', ['first_name']), '=', person.firstName.toLowerCase()),
          of(of.fn('lower', ['last_name']), '=', person.lastName.toLowerCase()),
          of('birth_date', '=', person.birthDate),
        ]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Counted for a new one: the caller holds the lock of the season. */
export async function countUndecided(tx: Tx, year: number): Promise<number> {
  const { count } = await tx
    .selectFrom('league_registration')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('year', '=', year)
    .where('state', '=', 'NEW')
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Inserts an undecided registration.
 * @param key of the administrator's request, if one adds it
 * @returns its id
 */
export async function insertRegistration(
  tx: Tx,
  year: number,
  person: RegisteredPerson,
  at: Date,
  key?: string,
): Promise<number> {
  const moments = { registered_at: at, modified_at: at };
  const { id } = await tx
    .insertInto('league_registration')
    .values({ year, state: 'NEW', ...personColumns(person), ...moments, idempotency_key: key ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRegistration(
  tx: Tx,
  id: number,
  change: Omit<Updateable<Tables['league_registration']>, 'id' | 'year'>,
): Promise<void> {
  await tx.updateTable('league_registration').set(change).where('id', '=', id).execute();
}

export const findRegistration = (handle: Handle, id: number): Promise<RegistrationRow | undefined> =>
  handle.selectFrom('league_registration').selectAll().where('id', '=', id).executeTakeFirst();

/** The same, locked against an erasure, before its player is locked. */
export const lockRegistration = (tx: Tx, id: number): Promise<RegistrationRow | undefined> =>
  tx.selectFrom('league_registration').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The member of the player as whom a registration is accepted. */
export async function memberOfRegistration(tx: Tx, id: number): Promise<number | null> {
  const player = await tx
    .selectFrom('league_registration')
    .innerJoin('league_player', 'league_player.id', 'player_id')
    .select('member_id as memberId')
    .where('league_registration.id', '=', id)
    .executeTakeFirst();
  return player?.memberId ?? null;
}

/** The registration that a request with this key has added. */
export const findRegistrationByKey = (handle: Handle, key: string): Promise<RegistrationRow | undefined> =>
  handle.selectFrom('league_registration').selectAll().where('idempotency_key', '=', key).executeTakeFirst();

/** Latest change first. */
export const registrationsOf = (handle: Handle, year: number): Promise<RegistrationRow[]> =>
  handle
    .selectFrom('league_registration')
    .selectAll()
    .where('year', '=', year)
    .orderBy('modified_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

interface Signs {
  readonly memberId: number;
  readonly emailKeys: readonly string[];
  /** Null: not known. */
  readonly birthDate: string | null;
}

/** Those that became the member's player, or have one of the e-mails or the birth date; latest first. */
export const registrationsWithSign = (handle: Handle, { memberId, emailKeys, birthDate }: Signs) =>
  handle
    .selectFrom('league_registration as registration')
    .leftJoin('league_player as player', 'player.id', 'registration.player_id')
    .selectAll('registration')
    .select('player.member_id as linked')
    .where((of) =>
      of.or([
        of('player.member_id', '=', memberId),
        of('registration.email_key', '=', anyTextOf(emailKeys)),
        of('registration.birth_date', '=', birthDate),
      ]),
    )
    .orderBy('registration.modified_at', 'desc')
    .orderBy('registration.id', 'desc')
    .execute();

export type RegisteredMember = Awaited<ReturnType<typeof membersWithEmails>>[number];

/** Members with one of these e-mails, with the name that the league's administration shows. */
export const membersWithEmails = (handle: Handle, emailKeys: readonly string[]) =>
  handle
    .selectFrom('member')
    .select(['id as memberId', 'first_name as firstName', 'last_name as lastName', 'username'])
    .select((of) => of.fn<string>('lower', ['email']).as('emailKey'))
    .where((of) => of(of.fn('lower', ['email']), 'in', emailKeys))
    .orderBy('id')
    .execute();
