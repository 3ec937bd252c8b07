import type { LeagueRound } from '@club/shared/contracts/league/pyramids';
import { briefDate, plural } from '@club/shared/domain';

/** `30.06. – 06.07.`; empty if a round has no dates. */
export function roundDates({ startDate, endDate }: Pick<LeagueRound, 'startDate' | 'endDate'>): string {
  return [startDate, endDate]
    .filter((date) => date !== null)
    .map(briefDate)
    .join(' – ');
}

type Counts = Pick<LeagueRound, 'number' | 'state' | 'matches' | 'played' | 'forfeited' | 'unplayed'>;

/** `13. kolo: odigrano 27, 2 predaje, nije odigrano 1`; for an open round its progress. */
export function roundSummary({ number, state, matches, played, forfeited, unplayed }: Counts): string {
  const forfeits = forfeited > 0 && `${forfeited} ${plural(forfeited, 'predaja', 'predaje', 'predaja')}`;
  const counts =
    state === 'OPEN'
      ? [`odigrano ${played} od ${matches}`, forfeits]
      : [`odigrano ${played}`, forfeits, unplayed > 0 && `nije odigrano ${unplayed}`];
  return `${number}. kolo: ${counts.filter(Boolean).join(', ')}`;
}
