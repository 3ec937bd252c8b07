import type { Selectable } from 'kysely';
import { deleteRows, type Handle, insertRows, type Tx } from '../../platform/database';
import type { Tables } from '../../platform/schema';
import type { MatchResult, RoundRecord, SeasonRecord } from '../engine';
import { resultOfColumns } from './result-columns';
import { rulesOf } from './rules-of-season';

export type ResultRow = Selectable<Tables['league_result']>;

/** The stored record of a season without its results, which have separate rows. */
type Opened = Omit<SeasonRecord, 'settings' | 'rounds'>;
type StoredRound = Omit<RoundRecord, 'results'>;

export const roundsOf = (handle: Handle, year: number) =>
  handle.selectFrom('league_round').selectAll().where('year', '=', year).orderBy('number').execute();

export const resultsOf = (handle: Handle, year: number): Promise<ResultRow[]> =>
  handle.selectFrom('league_result').selectAll().where('year', '=', year).execute();

/** The engine's record of a season; null before the first publication, and for an archived season. */
export async function readRecord(
  handle: Handle,
  season: Pick<Selectable<Tables['league_season']>, 'year' | 'opened' | 'rules' | 'planned_rounds'>,
  results: readonly ResultRow[],
): Promise<SeasonRecord | null> {
  const opened = season.opened as Opened | null;
  if (!opened) return null;
  const entered = new Map<string, MatchResult>();
  for (const row of results) {
    const result = resultOfColumns(row);
    if (result) entered.set(row.match_id, result);
  }
  const rounds = (await roundsOf(handle, season.year)).map(({ number, record }): RoundRecord => {
    const prefix = `${season.year}-${number}-`;
    return { ...(record as StoredRound), results: startingWith(entered, prefix) };
  });
  const inRounds = new Set(rounds.flatMap((round) => Object.keys(round.results)));
  const inKnockout = Object.fromEntries([...entered].filter(([id]) => !inRounds.has(id)));
  const knockout = opened.knockout && { ...opened.knockout, results: inKnockout };
  return { ...opened, settings: rulesOf(season), rounds, knockout };
}

/** `2025-1-` matches only matches of round 1: those of the knockout continue with a word. */
function startingWith(results: ReadonlyMap<string, MatchResult>, prefix: string): Record<string, MatchResult> {
  return Object.fromEntries([...results].filter(([id]) => id.startsWith(prefix)));
}

/**
 * Stores a record without its results. Its rules are those of its first publication; of them only the number of rounds
 * changes afterwards, and what was planned stays readable.
 */
export async function writeRecord(
  tx: Tx,
  year: number,
  before: SeasonRecord | null,
  after: SeasonRecord | null,
): Promise<void> {
  await tx
    .updateTable('league_season')
    .set({
      opened: after && JSON.stringify(openedOf(after)),
      ...(after && { planned_rounds: after.settings.rounds }),
      ...(after && !before && { rules: JSON.stringify(after.settings) }),
    })
    .where('year', '=', year)
    .execute();
  const old = before ? roundRows(before) : [];
  const now = after ? roundRows(after) : [];
  const same = new Set(old.map((row) => JSON.stringify(row)));
  const changed = now.filter((row) => !same.has(JSON.stringify(row)));
  const replaced = [...changed, ...old.slice(now.length)].map(({ number }) => ({ year, number }));
  await deleteRows(tx, 'league_round', replaced);
  await insertRows(tx, 'league_round', changed);
}

const openedOf = ({ initialOrder, isFinished, knockout }: SeasonRecord): Opened => ({
  initialOrder,
  isFinished,
  knockout: knockout && { ...knockout, results: {} },
});

function roundRows({ settings, rounds, isFinished }: SeasonRecord) {
  return rounds.map(({ results: _, ...record }, index) => ({
    year: settings.year,
    number: index + 1,
    start_date: record.startDate,
    end_date: record.endDate,
    closed: isFinished || index < rounds.length - 1,
    record,
  }));
}

/** Every result of a record, of rounds and knockout. */
export function resultsOfRecord(record: SeasonRecord | null): ReadonlyMap<string, MatchResult> {
  if (!record) return new Map();
  const all = [...record.rounds.map(({ results }) => results), record.knockout?.results ?? {}];
  return new Map(all.flatMap((results) => Object.entries(results)));
}
