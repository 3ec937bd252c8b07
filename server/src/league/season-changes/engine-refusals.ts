import { Refusal } from '../../platform/http';
import { EngineRefusal, type RefusalCode } from '../engine';

/** What was typed or chosen is impossible by itself, whatever the season's state. */
const BAD_INPUT: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'CELL_OUTSIDE_PYRAMID',
  'MATCH_DECIDED',
  'MATCH_UNFINISHED',
  'NOT_A_GAME_COUNT',
  'NO_GAME_PLAYED',
  'ROUND_DATES_IMPOSSIBLE',
  'SETTING_IMPOSSIBLE',
  'SET_IMPOSSIBLE',
  'SET_UNFINISHED',
  'TOO_MANY_SETS',
  'WALKOVER_SCORE',
  'WINNER_NEEDED',
]);

/** What the rules refuse, as the server's refusal with the engine's own message; any other error as it is. */
export function asRefusal(error: unknown): unknown {
  if (!(error instanceof EngineRefusal)) return error;
  const status = error.code === 'MATCH_UNKNOWN' ? 404 : BAD_INPUT.has(error.code) ? 400 : 409;
  return new Refusal(status, error.code, error.message);
}

/** Runs rules of the engine outside a change. */
export function byTheRules<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw asRefusal(error);
  }
}
