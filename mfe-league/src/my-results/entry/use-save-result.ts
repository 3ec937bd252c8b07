import { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { answer, http } from '@club/shared/http';
import { useMutation, useQueryClient } from '@club/shared/query';
import { keys } from '../../query-keys';
import { conflictOf } from '../match-conflict';
import { type Draft, isSameEntry, scoresOf } from './draft';
import { dropDraft } from './kept-draft';

/**
 * PUT /update-results-league/{id}. Without a connection the call waits and is sent once, when the connection is back. A
 * lost response is not a conflict: the stored match then contains exactly the input.
 */
export function useSaveResult(match: MyLeagueMatch) {
  const client = useQueryClient();
  return useMutation({
    // The only write that waits for the network: the result of a played match does not change, and nothing is charged.
    networkMode: 'online',
    mutationFn: async (draft: Draft) => {
      const player = draft.retired === 1 ? match.player1 : match.player2;
      const json = { ...scoresOf(draft), retired: draft.retired && { id: player.id }, version: draft.version };
      try {
        const call = http.put(`update-results-league/${encodeURIComponent(match.id)}`, { json });
        return (await answer(MyLeagueMatch, call)).body;
      } catch (error) {
        const current = conflictOf(error);
        if (current && isSameEntry(draft, current)) return current;
        throw error;
      }
    },
    // Here, and not with the form: the call may have waited for the network until the player had left the screen.
    onSuccess: (saved) => {
      dropDraft(match);
      client.setQueryData<MyLeagueMatch[]>(keys.myResults, (matches) =>
        matches?.map((one) => (one.id === saved.id ? saved : one)),
      );
      void client.invalidateQueries({ queryKey: keys.league });
    },
  });
}
