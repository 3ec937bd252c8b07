import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { anyOf, type Handle, type Tx } from '../../platform/database';

/** The known data of a person of the league. */
export interface LeaguePerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly nickname: string | null;
  readonly birthDate: string | null;
  readonly residence: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

export interface NewLeaguePlayer
  extends Pick<LeaguePerson, 'firstName' | 'lastName'>,
    Partial<Omit<LeaguePerson, 'firstName' | 'lastName'>> {
  /** Null: not a member of the club, or not linked yet. */
  readonly memberId?: number | null;
  /** When the person's data were erased; left out: they are not. */
  readonly erasedAt?: Date;
  readonly createdAt: Date;
}

/** @returns the ids of the new players, in the given order */
export async function insertPlayers(tx: Tx, players: readonly NewLeaguePlayer[]): Promise<number[]> {
  if (players.length === 0) return [];
  const rows = await tx.insertInto('league_player').values(players.map(valuesOf)).returning('id').execute();
  await rosterChanged(tx);
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

/**
 * @param key created once per click
 * @returns the id, or that of the player whom an earlier request with the same key has added
 */
export async function insertPlayerOnce(
  tx: Tx,
  player: NewLeaguePlayer,
  key: string | undefined,
): Promise<{ id: number; isNew: boolean }> {
  const inserted = await tx
    .insertInto('league_player')
    .values({ ...valuesOf(player), idempotency_key: key ?? null })
    .onConflict((conflict) => conflict.column('idempotency_key').where('idempotency_key', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) {
    await rosterChanged(tx);
    return { id: inserted.id, isNew: true };
  }
  const first = tx
    .selectFrom('league_player')
    .select('id')
    .where('idempotency_key', '=', key ?? null);
  return { id: (await first.executeTakeFirstOrThrow()).id, isNew: false };
}

export async function updatePlayer(tx: Tx, id: number, person: LeaguePerson): Promise<void> {
  await tx
    .updateTable('league_player')
    .set((column) => ({ ...columnsOf(person), version: column('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await rosterChanged(tx);
}

/** Of somebody whom nothing mentions by number: see `isTraceless`. */
export async function deletePlayer(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('league_player').where('id', '=', id).execute();
  await rosterChanged(tx);
}

/** @param memberId null: removes the link */
export async function linkMember(tx: Tx, id: number, memberId: number | null): Promise<void> {
  await tx.updateTable('league_player').set({ member_id: memberId }).where('id', '=', id).execute();
  await rosterChanged(tx);
}

export function findPlayer(handle: Handle, id: number) {
  return players(handle).where('id', '=', id).executeTakeFirst();
}

/** Locked against changes, and against being linked to a member, until the transaction ends. */
export const lockPlayer = async (tx: Tx, id: number) => (await lockPlayers(tx, [id]))[0];

/** In one order everywhere: two transactions that want the same players cannot deadlock. */
export const lockPlayers = (tx: Tx, ids: readonly number[]) =>
  players(tx).where('id', '=', anyOf(ids)).orderBy('id').forUpdate().execute();

/** The players among these whose personal data are erased: nobody can reach them any more to agree on a match. */
export async function erasedOf(handle: Handle, players: readonly number[]): Promise<number[]> {
  const rows = await handle
    .selectFrom('league_player')
    .select('id')
    .where('id', '=', anyOf(players))
    .where('erased_at', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

export function findPlayerOfMember(handle: Handle, memberId: number) {
  return players(handle).where('member_id', '=', memberId).executeTakeFirst();
}

/** All players ever, in Croatian order. */
export function allPlayers(handle: Handle) {
  return players(handle).orderBy('last_name').orderBy('first_name').orderBy('id').execute();
}

export type LeaguePlayerRow = Awaited<ReturnType<typeof allPlayers>>[number];

/**
 * Increases with every change of a player by this module: display names depend on all players. An erasure changes the
 * live topic `members` instead, which they depend on too.
 */
export async function rosterVersion(handle: Handle): Promise<number> {
  const { version } = await handle.selectFrom('league_roster').select('version').executeTakeFirstOrThrow();
  return version;
}

async function rosterChanged(tx: Tx): Promise<void> {
  await sql`update league_roster set version = version + 1`.execute(tx);
}

const columnsOf = (person: Partial<LeaguePerson> & Pick<LeaguePerson, 'firstName' | 'lastName'>) => ({
  first_name: person.firstName,
  last_name: person.lastName,
  nickname: person.nickname ?? null,
  birth_date: person.birthDate ?? null,
  residence: person.residence ?? null,
  email: person.email ?? null,
  phone: person.phone ?? null,
});

const valuesOf = ({ memberId = null, erasedAt, createdAt, ...person }: NewLeaguePlayer) => ({
  member_id: memberId,
  ...columnsOf(person),
  erased_at: erasedAt ?? null,
  created_at: createdAt,
});

export const isSamePerson = (left: LeaguePerson, right: LeaguePerson): boolean =>
  isDeepStrictEqual(columnsOf(left), columnsOf(right));

const players = (handle: Handle) =>
  handle
    .selectFrom('league_player')
    .select([
      'id',
      'member_id as memberId',
      'first_name as firstName',
      'last_name as lastName',
      'nickname',
      'birth_date as birthDate',
      'residence',
      'email',
      'phone',
      'erased_at as erasedAt',
      'version',
    ]);

/** Whether the member linked to a player agreed that birthday, e-mail and mobile are public (resolution 20). */
export async function contactIsPublic(handle: Handle, id: number): Promise<boolean> {
  const member = await handle
    .selectFrom('league_player')
    .innerJoin('member', 'member.id', 'member_id')
    .select('contact_public as isPublic')
    .where('league_player.id', '=', id)
    .executeTakeFirst();
  return member?.isPublic === true;
}

/**
 * Keeps every player's name as it is until the transaction ends. To be called before reading a name that is written
 * into a text: a correction or erasure waits, and then sees the text.
 */
export async function lockNamesShared(tx: Tx): Promise<void> {
  await tx.selectFrom('league_roster').select('version').forShare().execute();
}

/**
 * For renaming, adding or linking a player: until the transaction ends nobody else does so, or holds a name
 * (`lockNamesShared`). To be called after locking a season and before locking a member, a registration or a player; the same
 * order everywhere prevents deadlocks.
 */
export async function lockNames(tx: Tx): Promise<void> {
  await tx.selectFrom('league_roster').select('version').forUpdate().execute();
}
