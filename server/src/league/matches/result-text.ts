import type { MatchResult } from '../engine';

/** A result as text: `6:3 6:4`, `predaja`, `nije odigrano`; without a result: `bez rezultata`. */
export function resultText(result: MatchResult | null): string {
  if (!result) return 'bez rezultata';
  const sets = 'sets' in result ? result.sets.map(([first, second]) => `${first}:${second}`).join(' ') : '';
  switch (result.outcome) {
    case 'PLAYED':
      return sets;
    case 'RETIRED':
      return `${sets} ret.`;
    case 'NO_RESULT':
      return `${sets} bez pobjednika`;
    case 'WALKOVER':
      return sets ? `bez novih lopti (${sets})` : 'predaja prije meča';
    case 'DOUBLE_WALKOVER':
      return 'obostrana predaja';
    case 'UNPLAYED':
      return result.excused ? 'nije odigrano, opravdano' : 'nije odigrano';
  }
}
