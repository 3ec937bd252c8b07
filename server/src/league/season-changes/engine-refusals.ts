import { Refusal } from '../../platform/http';
import { EngineRefusal, type RefusalCode } from '../engine';
import { fieldsOfSet } from '../results/sets-of-form';

/** The input is impossible by itself, regardless of the season's state. */
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

function fieldsOf({ property }: EngineRefusal): readonly string[] {
  switch (property) {
    case null:
      return [];
    case 'startDate':
    case 'endDate':
    case 'firstPhaseFrom':
      return [property];
    default:
      return fieldsOfSet(property);
  }
}

/**
 * Converts a refusal of the engine to the server's, with the engine's message; any other error is returned unchanged.
 * @param within where the body of the call contains what the engine was given: `next`
 */
export function asRefusal(error: unknown, within?: string): unknown {
  if (!(error instanceof EngineRefusal)) return error;
  const status = error.code === 'MATCH_UNKNOWN' ? 404 : BAD_INPUT.has(error.code) ? 400 : 409;
  const { code, message } = error;
  const names = fieldsOf(error).map((name) => (within ? `${within}.${name}` : name));
  const fields = names.length > 0 ? Object.fromEntries(names.map((name) => [name, message])) : undefined;
  return new Refusal(status, code, message, fields);
}

/** Runs rules of the engine outside of a season change, or on a part of the body, which `within` names. */
export function byTheRules<Result>(work: () => Result, within?: string): Result {
  try {
    return work();
  } catch (error) {
    throw asRefusal(error, within);
  }
}
