import {
  type CorrectLeaguePlayer,
  LeaguePlayerChange,
  LeaguePlayerRecords,
  type LinkMember,
} from '@club/shared/contracts/league/players-control';
import { Erased } from '@club/shared/contracts/privacy';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useRefetchingMutation } from '../../api/use-admin-mutation';
import { useAdminQuery } from '../../api/use-admin-query';
import { useIdempotencyOptions } from '../../api/use-idempotency-options';
import { keys } from '../../query-keys';

const CALL = 'admin/league/players';

export const LEAGUE_PLAYERS = { queryKey: keys.leaguePlayers, schema: LeaguePlayerRecords, path: CALL };

/** GET /admin/league/players: all players ever, with their linked members. */
export function useLeaguePlayers() {
  useLiveQuery('league', keys.leaguePlayers);
  useLiveQuery('members', keys.leaguePlayers);
  return useAdminQuery(LEAGUE_PLAYERS);
}

/** Changes the player with that number, or adds a player if it is undefined. */
export function useSavePlayer(playerId: number | undefined) {
  const once = useIdempotencyOptions();
  return useRefetchingMutation(keys.leaguePlayers, async (json: CorrectLeaguePlayer) => {
    const call =
      playerId === undefined ? http.post(CALL, { json, ...once }) : http.put(`${CALL}/${playerId}`, { json });
    return answerBody(LeaguePlayerChange, call);
  });
}

/** `memberId` null unlinks. */
export const useLinkMember = (playerId: number) =>
  useRefetchingMutation(keys.leaguePlayers, async (json: LinkMember) => {
    const call = http.put(`${CALL}/${playerId}/member`, { json });
    return answerBody(LeaguePlayerChange, call);
  });

export const useErasePlayer = (playerId: number) =>
  useRefetchingMutation(keys.leaguePlayers, (name: string) =>
    answerBody(Erased, http.post(`${CALL}/${playerId}/erase`, { json: { name } })),
  );
