import { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { answer, http } from '@club/shared/http';
import { useNotify } from '@club/shared/notices';
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
  const notify = useNotify();
  return useMutation({
    mutationFn: async ({ version, reason }: Answer) => {
      const path = `league-matches/${encodeURIComponent(id)}/${reason === null ? 'confirm' : 'dispute'}`;
      const json = reason === null ? { version } : { version, reason };
      return (await answer(MyLeagueMatch, http.post(path, { json }))).body;
    },
    // Here, and not with the buttons: they are gone once the match has been loaded again. A dispute's dialog reports itself.
    onSuccess: (_match, { reason }) => {
      if (reason === null) notify.success('Rezultat je potvrđen.');
    },
    onError: (error, { reason }) => {
      if (reason === null) notify.refusal(error);
    },
    // After a refusal too: it means that the displayed match is outdated.
    onSettled: () => client.invalidateQueries({ queryKey: keys.league }),
  });
}
