import type { Handle, Tx } from '../../platform/database';

const LISTED = 100;

export interface SeasonChangeEntry {
  readonly year: number;
  /** The season's version after the change. */
  readonly version: number;
  readonly at: Date;
  /** Null: written by the club's own services, not by a person. */
  readonly actorId: number | null;
  /** Croatian. */
  readonly what: string;
  /** As typed by an administrator or a player. */
  readonly reason: string | null;
}

export async function insertSeasonChange(tx: Tx, { actorId, ...change }: SeasonChangeEntry): Promise<void> {
  await tx
    .insertInto('league_change')
    .values({ ...change, actor_id: actorId })
    .execute();
}

/** Changes of a season after a version, newest first. */
export async function seasonChangesSince(handle: Handle, year: number, version: number) {
  const rows = await handle
    .selectFrom('league_change')
    .leftJoin('member', 'member.id', 'actor_id')
    .select(['version', 'at', 'what', 'reason', 'first_name as firstName', 'last_name as lastName'])
    .where('year', '=', year)
    .where('version', '>', version)
    .orderBy('version', 'desc')
    .limit(LISTED)
    .execute();
  return rows.map(({ firstName, lastName, at, ...change }) => ({
    ...change,
    at: at.toISOString(),
    actor: firstName ? `${firstName} ${lastName}` : 'Klub',
  }));
}
