import type { SeasonLink } from '@club/shared/contracts/league/seasons';
import { sql, type Updateable } from 'kysely';
import type { Handle, Tx } from '../../platform/database';
import type { Tables } from '../../platform/schema';

/** The data of a season that may change at any time; dates are Zagreb dates, both inclusive. */
export interface SeasonFrame {
  readonly feeCents: number;
  readonly feeDeadline: string | null;
  readonly registrationFrom: string;
  readonly registrationUntil: string;
  readonly registrationClosed: boolean;
  readonly startsOn: string | null;
  readonly roundDays: number;
  readonly hiddenLinks: readonly SeasonLink[];
}

/** The frame of a year by the specification: 60 EUR by 15 April, registration from 1 February, start on 6 April. */
export function presetFrame(year: number): SeasonFrame {
  return {
    feeCents: 6_000,
    feeDeadline: `${year}-04-15`,
    registrationFrom: `${year}-02-01`,
    registrationUntil: `${year}-04-05`,
    registrationClosed: false,
    startsOn: `${year}-04-06`,
    roundDays: 8,
    hiddenLinks: [],
  };
}

export interface NewLeagueSeason {
  readonly year: number;
  readonly kind: 'RULES' | 'ARCHIVE' | 'GROUPS';
  readonly state: 'PREPARING' | 'ROUNDS' | 'KNOCKOUT' | 'FINISHED';
  readonly plannedRounds: number;
  readonly frame: SeasonFrame;
}

export const frameColumns = (frame: SeasonFrame) => ({
  fee_cents: frame.feeCents,
  fee_deadline: frame.feeDeadline,
  registration_from: frame.registrationFrom,
  registration_until: frame.registrationUntil,
  registration_closed: frame.registrationClosed,
  starts_on: frame.startsOn,
  round_days: frame.roundDays,
  hidden_links: JSON.stringify(frame.hiddenLinks),
});

export const frameOf = (row: LeagueSeasonRow): SeasonFrame => ({
  feeCents: row.fee_cents,
  feeDeadline: row.fee_deadline,
  registrationFrom: row.registration_from,
  registrationUntil: row.registration_until,
  registrationClosed: row.registration_closed,
  startsOn: row.starts_on,
  roundDays: row.round_days,
  // Written only by `frameColumns`.
  hiddenLinks: row.hidden_links as readonly SeasonLink[],
});

/** @returns false when the year already has a season */
export async function insertSeason(tx: Tx, season: NewLeagueSeason): Promise<boolean> {
  const inserted = await tx
    .insertInto('league_season')
    .values({
      year: season.year,
      kind: season.kind,
      state: season.state,
      planned_rounds: season.plannedRounds,
      ...frameColumns(season.frame),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('year')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Newest first. */
export function allSeasons(handle: Handle) {
  return handle.selectFrom('league_season').selectAll().orderBy('year', 'desc').execute();
}

/** The version of each season's record, oldest season first. */
export const seasonVersions = (handle: Handle) =>
  handle.selectFrom('league_season').select(['year', 'version']).orderBy('year').execute();

/** Each season's fee and its last day of payment, by year. An archived season has no fee of its own: null. */
export async function seasonFees(handle: Handle) {
  const rows = await handle
    .selectFrom('league_season')
    .select(['year', 'kind', 'fee_cents as feeCents', 'fee_deadline as deadline'])
    .execute();
  return new Map(
    rows.map(({ year, kind, feeCents, deadline }) => [year, { cents: kind === 'RULES' ? feeCents : null, deadline }]),
  );
}

export function findSeason(handle: Handle, year: number) {
  return handle.selectFrom('league_season').selectAll().where('year', '=', year).executeTakeFirst();
}

export type LeagueSeasonRow = NonNullable<Awaited<ReturnType<typeof findSeason>>>;

/** Whether an administrator hides its rounds. */
export const hidesResults = (row: LeagueSeasonRow): boolean => frameOf(row).hiddenLinks.includes('results');

/** Between its first round and its end. */
export const isPlayed = ({ state }: Pick<LeagueSeasonRow, 'state'>): boolean =>
  state === 'ROUNDS' || state === 'KNOCKOUT';

/** Played by the rules, and its first round is not published yet. */
export const isUnpublished = ({ kind, state }: Pick<LeagueSeasonRow, 'kind' | 'state'>): boolean =>
  kind === 'RULES' && state === 'PREPARING';

/** Changes of one season run one after another. */
export function lockSeason(tx: Tx, year: number) {
  return tx.selectFrom('league_season').selectAll().where('year', '=', year).forUpdate().executeTakeFirst();
}

/**
 * Seasons begin one after another, so that the second sees the first as played; to be called before it looks for one, with
 * its own season locked.
 */
export async function lockBeginning(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('league season begins'))`.execute(tx);
}

export type SeasonColumns = Omit<Updateable<Tables['league_season']>, 'year'>;

export async function updateSeason(tx: Tx, year: number, columns: SeasonColumns): Promise<void> {
  await tx.updateTable('league_season').set(columns).where('year', '=', year).execute();
}

export async function deleteSeason(tx: Tx, year: number): Promise<void> {
  await tx.deleteFrom('league_season').where('year', '=', year).execute();
}

/** The newest season with a published round. */
export async function newestPlayedYear(handle: Handle): Promise<number | undefined> {
  const found = await handle
    .selectFrom('league_round')
    .select((of) => of.fn.max('year').as('year'))
    .executeTakeFirst();
  return found?.year ?? undefined;
}

/** Whether an administrator hides the results that are shown without a year: those of the newest season (resolution 47). */
export async function hidesNewestResults(handle: Handle): Promise<boolean> {
  const year = await newestPlayedYear(handle);
  const season = year === undefined ? undefined : await findSeason(handle, year);
  return season !== undefined && hidesResults(season);
}

/** The numbers of published rounds by year. */
export async function publishedRounds(handle: Handle): Promise<ReadonlyMap<number, number>> {
  const rows = await handle
    .selectFrom('league_round')
    .select((of) => ['year', of.fn.max('number').as('count')])
    .groupBy('year')
    .execute();
  return new Map(rows.map(({ year, count }) => [year, count]));
}
