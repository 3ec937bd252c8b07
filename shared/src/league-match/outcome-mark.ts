import type { LeagueMatch } from '@club/shared/contracts/league/matches';

/** How a match that was not played to its end ended; null for others. One forfeited for lack of new balls has games too. */
export function outcomeMark({ outcome }: Pick<LeagueMatch, 'outcome'>): string | null {
  switch (outcome) {
    case 'WALKOVER':
      return 'predaja';
    case 'DOUBLE_WALKOVER':
      return 'obostrana predaja';
    case 'RETIRED':
      return 'ret.';
    case 'NO_RESULT':
      return 'bez pobjednika';
    default:
      return null;
  }
}
