import { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { answer, http } from '@club/shared/http';
import { useNotify } from '@club/shared/notices';
import { useMutation, useQueryClient } from '@club/shared/query';
import { keys } from '../../query-keys';
import { draftOf, isSameEntry } from '../entry/draft';
import { conflictOf } from '../match-conflict';

interface Answer {
  /** The match as the player has seen it. */
  readonly seen: MyLeagueMatch;
  /** Null confirms. */
  readonly reason: string | null;
}

/** Whether a match is what the answer has made of it. */
const isAnswered = (match: MyLeagueMatch, { seen, reason }: Answer): boolean =>
  match.state === (reason === null ? 'CONFIRMED' : 'DISPUTED') &&
  (reason === null || match.disputeReason === reason) &&
  isSameEntry(draftOf(match), draftOf(seen));

/**
 * POST league-matches/{id}/confirm or, with a reason, /dispute; returns the match. Sent again after its response was lost,
 * it is not a conflict: the match then is as answered.
 */
export function useAnswerResult(id: string) {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: async (given: Answer) => {
      const { seen, reason } = given;
      const path = `league-matches/${encodeURIComponent(id)}/${reason === null ? 'confirm' : 'dispute'}`;
      const json = reason === null ? { version: seen.version } : { version: seen.version, reason };
      try {
        return (await answer(MyLeagueMatch, http.post(path, { json }))).body;
      } catch (error) {
        const current = conflictOf(error);
        if (current && isAnswered(current, given)) return current;
        throw error;
      }
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
