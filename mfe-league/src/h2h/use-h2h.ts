import { H2h } from '@club/shared/contracts/league/h2h';
import { PlayersList } from '@club/shared/contracts/league/players';
import { useLeagueQuery, useOptionalLeagueQuery } from '@club/shared/league-query';
import { keys } from '../query-keys';

/** GET /summer-league/players: everybody who can be compared. */
export function useComparablePlayers() {
  return useLeagueQuery({ queryKey: keys.h2hPlayers, schema: PlayersList, path: 'summer-league/players' });
}

/** GET /summer-league/h2h */
export function useH2h(first: number, second: number) {
  return useOptionalLeagueQuery({
    queryKey: keys.h2h(first, second),
    schema: H2h,
    path: `summer-league/h2h?player1Id=${first}&player2Id=${second}`,
  });
}
