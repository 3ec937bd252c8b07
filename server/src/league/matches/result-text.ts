import type { MatchResult } from '../engine';
import type { PairNames } from './pair-names';

/**
 * A result as text: `6:3 6:4`, `predaja prije meča (Horvat I.)`, `nije odigrano`; without a result: `bez rezultata`.
 * @param players in the order of the games
 */
export function resultText(result: MatchResult | null, players: PairNames): string {
  if (!result) return 'bez rezultata';
  const sets = 'sets' in result ? result.sets.map(([first, second]) => `${first}:${second}`).join(' ') : '';
  switch (result.outcome) {
    case 'PLAYED':
      return sets;
    case 'RETIRED':
      return `${sets} ret. (${players[result.by]})`;
    case 'NO_RESULT':
      return `${sets} bez pobjednika`;
    case 'WALKOVER':
      return sets ? `bez novih lopti (${players[result.by]}, ${sets})` : `predaja prije meča (${players[result.by]})`;
    case 'DOUBLE_WALKOVER':
      return 'obostrana predaja';
    case 'UNPLAYED':
      return result.excused ? 'nije odigrano, opravdano' : 'nije odigrano';
  }
}
