import { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { answer, http } from '@club/shared/http';
import { useMutation, useQueryClient } from '@club/shared/query';
import { keys } from '../../query-keys';

interface Answer {
  /** Of the result that the player has seen. */
  readonly version: number;
  /** Null confirms. */
  readonly reason: string | null;
}

/** POST league-matches/{id}/confirm or, with a reason, /dispute; returns the match. */
export function useAnswerResult(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ version, reason }: Answer) => {
      const path = `league-matches/${encodeURIComponent(id)}/${reason === null ? 'confirm' : 'dispute'}`;
      const json = reason === null ? { version } : { version, reason };
      return (await answer(MyLeagueMatch, http.post(path, { json }))).body;
    },
    // After a refusal too: it means that the displayed match is outdated.
    onSettled: () => client.invalidateQueries({ queryKey: keys.league }),
  });
}
