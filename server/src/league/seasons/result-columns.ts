import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/schema';
import type { MatchResult } from '../engine';

type ResultColumns = Pick<Selectable<Tables['league_match']>, 'outcome' | 'sets' | 'by_side' | 'excused'>;

/** A result as columns; null: no result. */
export function resultColumns(result: MatchResult | null): ResultColumns {
  return {
    outcome: result?.outcome ?? null,
    sets: result && 'sets' in result ? result.sets : [],
    by_side: result && 'by' in result ? result.by : null,
    excused: result?.outcome === 'UNPLAYED' && result.excused,
  };
}

/** The result in the columns. */
export function resultOfColumns({ outcome, sets, by_side, excused }: ResultColumns): MatchResult | null {
  const by = by_side === 1 ? 1 : 0;
  switch (outcome) {
    case null:
      return null;
    case 'PLAYED':
    case 'NO_RESULT':
      return { outcome, sets };
    case 'RETIRED':
    case 'WALKOVER':
      return { outcome, sets, by };
    case 'DOUBLE_WALKOVER':
      return { outcome };
    case 'UNPLAYED':
      return { outcome, excused };
  }
}
