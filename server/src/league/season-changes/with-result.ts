import { type MatchResult, recordKnockoutResults, recordResults, type SeasonRecord } from '../engine';
import type { LeagueMatchRow } from '../matches/league-matches.repository';
import type { LockedSeason } from './change-season';
import { playedRecord } from './played-record';

/** The record with a result, of a round or of the knockout. */
export function withResult(season: LockedSeason, match: LeagueMatchRow, result: MatchResult | null): SeasonRecord {
  const record = playedRecord(season);
  const write = /^\d+$/.test(match.phase) ? recordResults : recordKnockoutResults;
  return write(record, { [match.id]: result });
}
