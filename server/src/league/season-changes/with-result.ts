import {
  dateGrownConsolation,
  type MatchResult,
  recordKnockoutResults,
  recordResults,
  type SeasonRecord,
} from '../engine';
import type { LeagueMatchRow } from '../matches/league-matches.repository';
import { isRound } from '../seasons/phase-text';
import type { StoredSeason } from '../seasons/stored-season';
import { playedRecord } from './played-record';

/**
 * The record with a result, of a round or of the knockout.
 * @param today Zagreb date, for the dates of a consolation that the result makes longer
 */
export function withResult(
  season: StoredSeason,
  match: LeagueMatchRow,
  result: MatchResult | null,
  today: string,
): SeasonRecord {
  const record = playedRecord(season);
  const changes = { [match.id]: result };
  if (isRound(match.phase)) return recordResults(record, changes);
  return dateGrownConsolation(recordKnockoutResults(record, changes), today);
}
