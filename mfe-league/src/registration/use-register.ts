import { type LeagueRegistration, Registered } from '@club/shared/contracts/league/registration';
import { answer, http } from '@club/shared/http';
import { REGISTRATION_WINDOW_KEY } from '@club/shared/league-query';
import { useMutation, useQueryClient } from '@club/shared/query';
import { keys } from '../query-keys';

/** POST /league-registration */
export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (json: LeagueRegistration) =>
      (await answer(Registered, http.post('league-registration', { json }))).body,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: keys.registeredPlayers });
      // A refusal may mean that the season's registration ended while the user was typing.
      void client.invalidateQueries({ queryKey: REGISTRATION_WINDOW_KEY });
    },
  });
}
