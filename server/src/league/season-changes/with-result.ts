import { Refusal } from '../../platform/http';
import { type MatchResult, recordKnockoutResults, recordResults, type SeasonRecord } from '../engine';
import type { LeagueMatchRow } from '../matches/league-matches.repository';
import type { LockedSeason } from './change-season';

/** The record with a result, of a round or of the knockout. @throws Refusal 409 `SEASON_FINISHED` */
export function withResult(
  { row, record }: LockedSeason,
  match: LeagueMatchRow,
  result: MatchResult | null,
): SeasonRecord {
  if (!record || row.state === 'FINISHED') {
    throw new Refusal(409, 'SEASON_FINISHED', `Sezona ${row.year}. je završena; rezultati se više ne mijenjaju.`);
  }
  const write = /^\d+$/.test(match.phase) ? recordResults : recordKnockoutResults;
  return write(record, { [match.id]: result });
}
