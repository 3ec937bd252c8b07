import type { PyramidCell } from '@club/shared/contracts/league/pyramids';
import { type Order, placeOf } from '../engine';
import type { PlayerNames } from '../players/player-names';
import { presentSheet } from '../pyramids/pyramid.presenter';

/** An unpublished pyramid, in the form of the initial one of round 1 with 0 points. */
export function presentDraft(year: number, draft: Order, names: PlayerNames): PyramidCell[] {
  const cells = draft.flatMap((player, index) => {
    if (player === null || !names.find(player)) return [];
    const place = { year, round: 1, sheet: 'INITIAL', ...placeOf(index) } as const;
    const nothing = { match_points: null, bonus: null, end_points: null, colour: null, direction: null };
    return [{ ...place, player_id: player, substitute_id: null, absent: false, start_points: 0, ...nothing }];
  });
  return presentSheet(cells, names);
}
