import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { outcomeMark } from '@club/shared/league-match';
import { playerOn, regularOn, type Side } from './sides';

export type Decided = Pick<LeagueMatch, 'outcome'> & Partial<Pick<LeagueMatch, 'excused'>>;

/**
 * Replaces a score that was not played out: forfeits, and matches without a result (specification, section 4;
 * resolution 23). Null if the score is sufficient.
 */
export function outcomeLabel({ outcome, excused = false }: Decided): string | null {
  // A player who retired is marked after the name.
  if (outcome === 'PLAYED' || outcome === 'RETIRED') return null;
  return outcomeMark({ outcome }) ?? (excused ? 'nije odigrano, opravdano' : 'nije odigrano');
}

type Marked = Pick<LeagueMatch, 'player1' | 'player2' | 'retired' | 'outcome' | 'substituted1' | 'substituted2'>;

/** The marks after a player's name: `(zam.)` for a substitute, `ret.` for a player who retired during the match. */
export function playerMarks(match: Marked, side: Side): string {
  const player = playerOn(match, side);
  const marks = [
    regularOn(match, side) && '(zam.)',
    match.outcome === 'RETIRED' && match.retired?.id === player.id && 'ret.',
  ];
  return marks.filter(Boolean).join(' ');
}
