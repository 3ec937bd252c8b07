import type { LeagueMatch } from '../engine';
import { phaseOfText } from '../seasons/phase-text';
import { resultOfColumns } from '../seasons/result-columns';
import type { LeagueMatchRow } from './league-matches.repository';

/** A stored match in the form that the engine counts, as a list of one; empty for an unplayed match. */
export function decidedMatch(
  row: Pick<LeagueMatchRow, 'id' | 'year' | 'tournament' | 'phase' | 'player1' | 'player2'> &
    Parameters<typeof resultOfColumns>[0],
): LeagueMatch[] {
  const result = resultOfColumns(row);
  if (result === null || result.outcome === 'UNPLAYED') return [];
  const { id, year, tournament, player1, player2 } = row;
  return [{ id, year, tournament, phase: phaseOfText(row.phase), players: [player1, player2], result }];
}
