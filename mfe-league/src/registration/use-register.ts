import { type LeagueRegistration, Registered } from '@club/shared/contracts/league/registration';
import { answerBody, http } from '@club/shared/http';
import { REGISTRATION_WINDOW_KEY } from '@club/shared/league-query';
import { useMutation, useQueryClient } from '@club/shared/query';
import { keys } from '../query-keys';

/** POST /league-registration */
export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: LeagueRegistration) => answerBody(Registered, http.post('league-registration', { json })),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: keys.registeredPlayers });
      // A refusal may mean that the season's registration ended while the user was typing.
      void client.invalidateQueries({ queryKey: REGISTRATION_WINDOW_KEY });
    },
  });
}
