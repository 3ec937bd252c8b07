import type { WallClock } from '@club/shared/domain';
import { sql } from 'kysely';
import { erasedEmail } from '../league';
import { anyOf, anyTextOf, folded, type Handle, type Tx } from '../platform/database';
import { isUpcoming } from '../reservations';
import type { FullName } from './longer-names';
import type { KnownPerson } from './person-rules';

/** The data by which a person's registrations are found. */
export interface Registrant {
  readonly playerIds: readonly number[];
  readonly emails: readonly string[];
  /** Null: not known. */
  readonly birthDate: string | null;
  readonly names: readonly FullName[];
  /** They alone may be somebody else's by now. */
  readonly formerNames: readonly FullName[];
}

/**
 * The person's registrations: those accepted as the person's league player, and of those that have not been accepted
 * the ones with the name and no other birth date, and the ones with an e-mail or a former name of the person and a second
 * sign. A family may share an e-mail, and members enter theirs unverified (decision 8). Locked, because an administrator
 * may be accepting one at the same time.
 */
export function lockRegistrations(tx: Tx, { playerIds, emails, birthDate, names, formerNames }: Registrant) {
  const keys = emails.map((email) => email.toLowerCase());
  const isSame = (column: 'first_name' | 'last_name', name: string) =>
    sql`${folded(sql.ref(column))} = ${folded(sql`${name}::text collate hr`)}`;
  const isOneOf = (some: readonly FullName[]) =>
    sql`(false ${sql.join(
      some.map(
        ({ firstName, lastName }) => sql`or ${isSame('first_name', firstName)} and ${isSame('last_name', lastName)}`,
      ),
      sql` `,
    )})`;
  const isSameDay = sql`coalesce(birth_date = ${birthDate}::date, false)`;
  const isUnaccepted = sql`player_id is null and (
    ${isOneOf(names)} and birth_date = coalesce(${birthDate}::date, birth_date)
    or ${isOneOf(formerNames)} and ${isSameDay}
    or email_key = ${anyTextOf(keys)} and (${isOneOf([...names, ...formerNames])} or ${isSameDay}))`;
  return tx
    .selectFrom('league_registration')
    .select(['id', 'first_name as firstName', 'last_name as lastName', 'email', 'phone'])
    .where(sql<boolean>`(player_id = ${anyOf(playerIds)} or ${isUnaccepted})`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The rows of one person. */
export interface OwnRows {
  readonly memberId: number | null;
  readonly playerIds: readonly number[];
  readonly registrationIds: readonly number[];
}

/** Everybody else, in any role: members and players, also under their former names, and registrants. */
export async function otherPeople(
  handle: Handle,
  { memberId, playerIds, registrationIds }: OwnRows,
): Promise<KnownPerson[]> {
  const { rows } = await sql<KnownPerson>`
    select first_name as "firstName", last_name as "lastName", nickname, email, null as phone from member
      where id is distinct from ${memberId}::int
    union all select first_name, last_name, nickname, email, phone from league_player
      where id <> all(${[...playerIds]}::int[])
    union all select first_name, last_name, null, email, phone from league_registration
      where id <> all(${[...registrationIds]}::int[])
    union all select first_name, last_name, null, null, null from former_name
      where coalesce(member_id <> ${memberId}::int, true)
        and coalesce(player_id <> all(${[...playerIds]}::int[]), true)
        and coalesce(registration_id <> all(${[...registrationIds]}::int[]), true)`.execute(handle);
  return rows;
}

export interface Pseudonym {
  readonly firstName: string;
  readonly lastName: string;
}

/** Nobody can choose it: a username contains no colon. */
const erasedUsername = (id: number): string => `erased:${id}`;

export async function renameMember(tx: Tx, id: number, { firstName, lastName }: Pseudonym, at: Date): Promise<void> {
  await tx
    .updateTable('member')
    .set({
      identity_id: `erased-${id}`,
      username: erasedUsername(id),
      first_name: firstName,
      last_name: lastName,
      nickname: null,
      email: null,
      active: false,
      contact_public: false,
      erased_at: at,
    })
    .where('id', '=', id)
    .execute();
}

export async function renamePlayers(
  tx: Tx,
  ids: readonly number[],
  { firstName, lastName }: Pseudonym,
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('league_player')
    .set({
      first_name: firstName,
      last_name: lastName,
      nickname: null,
      birth_date: null,
      residence: null,
      email: null,
      phone: null,
      erased_at: at,
    })
    .where('id', 'in', ids)
    .execute();
}

export async function emptyRegistrations(tx: Tx, ids: readonly number[], pseudonym: Pseudonym): Promise<void> {
  for (const id of ids) {
    await tx
      .updateTable('league_registration')
      .set({
        first_name: pseudonym.firstName,
        last_name: pseudonym.lastName,
        birth_date: '1900-01-01',
        email: erasedEmail(id),
        email_key: erasedEmail(id),
        phone: '0',
        city: '-',
        refuse_reason: null,
      })
      .where('id', '=', id)
      .execute();
    await tx.deleteFrom('former_name').where('registration_id', '=', id).execute();
  }
}

/** Deletes data that concern only this person. */
export async function removeOwn(tx: Tx, memberId: number): Promise<void> {
  await sql`delete from notice_delivery where notice_id in (select id from notice where member_id = ${memberId})`.execute(
    tx,
  );
  for (const table of ['notice', 'notice_preference', 'push_subscription', 'calendar_feed'] as const) {
    await tx.deleteFrom(table).where('member_id', '=', memberId).execute();
  }
}

/** Whether the member has a booking that can still be cancelled; maintenance is the club's. */
export async function hasUpcomingBookings(tx: Tx, memberId: number, now: WallClock): Promise<boolean> {
  const booking = tx
    .selectFrom('reservation')
    .innerJoin('slot', 'slot.id', 'slot_id')
    .select('reservation.id')
    .where('member_id', '=', memberId)
    .where('kind', '<>', 'MAINTENANCE')
    .where('cancelled_at', 'is', null)
    .where(isUpcoming(now))
    .limit(1);
  return (await booking.executeTakeFirst()) !== undefined;
}

/** Allows the transaction to change the texts of the append-only tables during `work`. */
export async function allowingErasure<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  await sql`select set_config('club.erasing', 'on', true)`.execute(tx);
  const result = await work();
  await sql`select set_config('club.erasing', 'off', true)`.execute(tx);
  return result;
}
