import { distinctName } from '../../members';
import type { Handle, PagePart, Tx } from '../../platform/database';

/** Changes that a refusal lists at most. */
const REFUSED_WITH = 100;

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

/** Changes of a season after a version, newest first: the latest ones, for a refusal. */
export async function seasonChangesSince(handle: Handle, year: number, version: number) {
  const rows = await changesOf(handle, year).where('version', '>', version).limit(REFUSED_WITH).execute();
  return rows.map(present);
}

/** Whether somebody else than that member, or one of the club's own services, has changed a season after a version. */
export async function changedByOthers(handle: Handle, year: number, version: number, actorId: number) {
  const other = await handle
    .selectFrom('league_change')
    .select('version')
    .where('year', '=', year)
    .where('version', '>', version)
    .where((by) => by.or([by('actor_id', 'is', null), by('actor_id', '!=', actorId)]))
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Who made the latest change of a season; undefined for the club's own services. */
export function latestChanger(handle: Handle, year: number) {
  return handle
    .selectFrom('league_change')
    .innerJoin('member', 'member.id', 'actor_id')
    .select(['member.id', distinctName.as('name')])
    .where('year', '=', year)
    .where('version', '=', (of) =>
      of
        .selectFrom('league_change')
        .select(({ fn }) => fn.max('version').as('latest'))
        .where('year', '=', year),
    )
    .executeTakeFirst();
}

/** A part of a season's changes, newest first. */
export async function listSeasonChanges(handle: Handle, year: number, { offset, size }: Omit<PagePart, 'total'>) {
  return (await changesOf(handle, year).offset(offset).limit(size).execute()).map(present);
}

export async function countSeasonChanges(handle: Handle, year: number): Promise<number> {
  const { total } = await handle
    .selectFrom('league_change')
    .select((of) => of.fn.countAll<number>().as('total'))
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  return total;
}

const changesOf = (handle: Handle, year: number) =>
  handle
    .selectFrom('league_change')
    .leftJoin('member', 'member.id', 'actor_id')
    .select(['version', 'at', 'what', 'reason', 'first_name as firstName', 'last_name as lastName'])
    .where('year', '=', year)
    .orderBy('version', 'desc');

type ChangeRow = Awaited<ReturnType<ReturnType<typeof changesOf>['execute']>>[number];

const present = ({ firstName, lastName, at, ...change }: ChangeRow) => ({
  ...change,
  at: at.toISOString(),
  actor: firstName ? `${firstName} ${lastName}` : 'Klub',
});
