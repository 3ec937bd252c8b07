import { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { isSamePair, pairIds } from '@club/shared/domain';
import { answerBody, errorMessage, http } from '@club/shared/http';
import { useNotify } from '@club/shared/notices';
import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@club/shared/query';
import { useEffect } from 'react';
import { playerOn } from '../../match/sides';
import { keys } from '../../query-keys';
import { conflictOf, isOthersMatch } from '../own-match/match-conflict';
import { type Draft, draftOf, isSameResult, scoresOf } from './draft';
import { dropDraft, storedDraft } from './stored-draft';

/**
 * PUT /update-results-league/{id}. Without a connection the call waits and is sent once, when the connection is back.
 * Sending again after a lost response is not a conflict, because the stored match then contains exactly the input.
 *
 * The returned state is that of the last mutation for the match and its players, which may have begun in a form that was
 * closed since.
 */
export function useSaveResult(match: MyLeagueMatch, onSaved: () => void) {
  const client = useQueryClient();
  const notify = useNotify();
  const cache = client.getMutationCache();
  const seen = pairIds(match);
  const mutationKey = [...keys.saveResult(match.id), ...seen];
  const form = mutationKey.join(' ');
  useOpenForm(form);
  const { mutate } = useMutation({
    mutationKey,
    // The only write that waits for the network: the result of a played match does not change, and nothing is charged.
    networkMode: 'online',
    mutationFn: async (draft: Draft) => {
      const json = {
        ...scoresOf(draft),
        retired: draft.retired && { id: playerOn(match, draft.retired).id },
        version: draft.version,
        seen,
      };
      try {
        const call = http.put(`update-results-league/${encodeURIComponent(match.id)}`, { json });
        return await answerBody(MyLeagueMatch, call);
      } catch (error) {
        const current = conflictOf(error);
        // The same entry by the opponent, which awaits the player's confirmation or is disputed, was not saved by this call.
        const isSaved = current && !current.mayConfirm && isSameResult(draft, draftOf(current));
        if (isSaved && isSamePair(pairIds(current), seen)) return current;
        throw error;
      }
    },
    // Here and not in the form, which may be closed: the call may have waited for the network.
    onSuccess: (saved, sent) => {
      const stored = storedDraft(match);
      // Another window of this browser may have stored newer input.
      if (stored && isSameResult(stored, sent)) dropDraft(match);
      client.setQueryData<MyLeagueMatch[]>(keys.myResults, (matches) =>
        matches?.map((one) => (one.id === saved.id ? saved : one)),
      );
      void client.invalidateQueries({ queryKey: keys.league });
      // What the opponent has entered, too.
      notify.success(saved.state === 'CONFIRMED' ? 'Rezultat je potvrđen.' : 'Rezultat je spremljen.');
    },
    onError: (error) => {
      // The displayed match may be outdated: its deadline has passed, or it is no longer the player's.
      void client.invalidateQueries({ queryKey: keys.myResults });
      const players = `${match.player1.displayName} – ${match.player2.displayName}`;
      const refusal = `Rezultat meča ${players} nije spremljen. ${errorMessage(error)}`;
      if (isOthersMatch(error)) {
        // No screen will show the match and its input any more.
        dropDraft(match);
        notify.refusal(refusal);
        return;
      }
      // An open form shows the error itself.
      if (!openForms.has(form)) notify.refusal(`${refusal} Upis je sačuvan pod „Unos rezultata”.`);
    },
  });

  // Not as a callback of `mutate`, which is not called once the form that started the mutation is closed.
  useEffect(() =>
    cache.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      if (cache.findAll({ mutationKey }).some((sending) => sending === event.mutation)) onSaved();
    }),
  );

  /** Sends only once, even if a key is pressed twice before the form renders again. */
  const save = (draft: Draft) => {
    if (cache.findAll({ mutationKey, status: 'pending' }).length === 0) mutate(draft);
  };

  const last = useMutationState({ filters: { mutationKey } }).at(-1);

  return {
    save,
    isSending: last?.status === 'pending',
    isWaiting: last?.isPaused ?? false,
    refusal: last?.error ?? null,
    forget: () => forgetSaving(client, match.id),
  };
}

/** Cancels the results of a match that wait for the network, and forgets why the last one was refused. */
export function forgetSaving(client: QueryClient, match: string): void {
  const cache = client.getMutationCache();
  for (const sending of cache.findAll({ mutationKey: keys.saveResult(match) })) {
    if (sending.state.status !== 'pending' || sending.state.isPaused) cache.remove(sending);
  }
}

/** Those on the page. The one that has begun to save may be closed, and another one opened, before the response arrives. */
const openForms = new Set<string>();

function useOpenForm(form: string): void {
  useEffect(() => {
    openForms.add(form);
    return () => {
      openForms.delete(form);
    };
  }, [form]);
}
