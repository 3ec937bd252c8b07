import type { LeagueSeason } from '@club/shared/contracts/league/seasons';
import { matchCount, playerCount, roundCount } from '@club/shared/domain';

type Season = Pick<LeagueSeason, 'kind' | 'players' | 'plannedRounds' | 'matches'>;

/** `63 igrača · 18 kola`; with `withMatches` also the number of matches. A group season has no pyramid rounds. */
export function seasonSummary({ kind, players, plannedRounds, matches }: Season, withMatches: boolean): string {
  const parts = [
    playerCount(players),
    kind === 'GROUPS' ? 'dvije skupine' : roundCount(plannedRounds),
    withMatches && matchCount(matches),
  ];
  return parts.filter(Boolean).join(' · ');
}
