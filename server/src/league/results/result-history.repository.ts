import type { Handle } from '../../platform/database';
import { BY_CLOSING, type StateChange } from './write-results';

/**
 * The states that results had before a closing confirmed them, by match: of those that the closing was the last to
 * change. A result that was corrected afterwards stays as it is.
 */
export async function statesBeforeClosing(
  handle: Handle,
  year: number,
  matches: readonly string[],
): Promise<ReadonlyMap<string, StateChange>> {
  if (matches.length === 0) return new Map();
  const rows = await handle
    .selectFrom('league_result_history')
    .select(['match_id', 'action', 'reason'])
    .where('year', '=', year)
    .where('match_id', 'in', [...matches])
    .orderBy('id', 'desc')
    .execute();
  return new Map(
    matches.flatMap((match): [string, StateChange][] => {
      const [last, earlier] = rows.filter(({ match_id }) => match_id === match);
      if (last?.action !== BY_CLOSING || !earlier) return [];
      const isDisputed = earlier.action === 'DISPUTED';
      return [[match, isDisputed ? { state: 'DISPUTED', reason: earlier.reason } : { state: 'ENTERED', reason: null }]];
    }),
  );
}
