import type { SeenPlayers } from '@club/shared/contracts/league/scalars';
import { changedPairText, isSamePair } from '@club/shared/domain';
import { Refusal } from '../../platform/http';
import type { PlayerNames } from '../players/player-names';
import type { LeagueMatchRow } from './league-matches.repository';
import { pairNames } from './pair-names';

/**
 * Whether others play the match than its form showed; its version does not change with them. The id of a knockout match
 * is a place of the draw, and that of a round's match names the regulars, whoever plays for them.
 */
export function hasOtherPlayers({ player1, player2 }: LeagueMatchRow, seen: SeenPlayers): boolean {
  return seen !== undefined && !isSamePair(seen, [player1, player2]);
}

/** @param match the current one, for a caller who may see it */
export function pairChanged(row: LeagueMatchRow, names: PlayerNames, match?: object): Refusal {
  return new Refusal(409, 'MATCH_CHANGED', changedPairText(...pairNames(row, names)), undefined, match && { match });
}
