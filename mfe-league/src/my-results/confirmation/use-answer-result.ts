import { DisputeResult, MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { answerBody, http } from '@club/shared/http';
import { useNotify } from '@club/shared/notices';
import { useMutation, useQueryClient } from '@club/shared/query';
import { keys } from '../../query-keys';
import { draftOf, isSameResult } from '../entry/draft';
import { conflictOf } from '../own-match/match-conflict';

interface Answer {
  /** The match as the player has seen it. */
  readonly seen: MyLeagueMatch;
  /** Reason for a dispute; null: the result is confirmed. */
  readonly reason: string | null;
}

/** Whether a match is in the state that the answer leads to; the reason is stored as the contract reads it. */
const isAnswered = (match: MyLeagueMatch, { seen, reason }: Answer): boolean =>
  match.state === (reason === null ? 'CONFIRMED' : 'DISPUTED') &&
  (reason === null || match.disputeReason === DisputeResult.shape.reason.safeParse(reason).data) &&
  isSameResult(draftOf(match), draftOf(seen));

/**
 * POST league-matches/{id}/confirm or, with a reason, /dispute; returns the match. Sending it again after a lost response
 * is not a conflict, because the match is then in the requested state.
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
        return await answerBody(MyLeagueMatch, http.post(path, { json }));
      } catch (error) {
        const current = conflictOf(error);
        if (current && isAnswered(current, given)) return current;
        throw error;
      }
    },
    // Reported here and not by the buttons, which are gone once the match has been loaded again. The dialog of a dispute
    // shows its own messages.
    onSuccess: (_match, { reason }) => {
      if (reason === null) notify.success('Rezultat je potvrđen.');
    },
    onError: (error, { reason }) => {
      if (reason === null) notify.refusal(error);
    },
    // Also after a refusal, which means that the displayed match is outdated. The answer does not wait for it.
    onSettled: () => void client.invalidateQueries({ queryKey: keys.league }),
  });
}
