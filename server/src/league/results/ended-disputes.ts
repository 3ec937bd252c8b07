import type { ResultRow } from '../seasons/season-store.repository';
import type { StateChange } from './write-results';

interface PlayedMatch {
  readonly id: string;
  readonly player1: number;
  readonly player2: number;
}

/**
 * The disputes of results that were taken back, of matches that others play now, or nobody for the time being: they wait
 * for the next result of the same pair, and the reason is not about anybody else's.
 */
export function endedDisputes(
  results: ReadonlyMap<string, ResultRow>,
  before: readonly PlayedMatch[],
  after: readonly PlayedMatch[],
): ReadonlyMap<string, StateChange> {
  const waiting = [...results.values()].filter((row) => row.outcome === null && row.dispute_reason !== null);
  if (waiting.length === 0) return new Map();
  const [was, is] = [pairsById(before), pairsById(after)];
  const ended = waiting.filter(({ match_id: id }) => was.get(id) !== is.get(id));
  return new Map(ended.map(({ match_id, state }) => [match_id, { state, reason: null }]));
}

const pairsById = (matches: readonly PlayedMatch[]) =>
  new Map(matches.map(({ id, player1, player2 }) => [id, `${player1} ${player2}`]));
