import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { useQueryClient } from '@club/shared/query';
import { keys } from '../../query-keys';
import { dropDraft } from './stored-draft';
import { forgetSaving } from './use-save-result';

/** Discards the player's input for a match, also a result that waits for the network, and loads the matches again. */
export function useDiscardDraft(match: Pick<MyLeagueMatch, 'id' | 'mySide'>, onDone: () => void) {
  const client = useQueryClient();
  return () => {
    dropDraft(match);
    forgetSaving(client, match.id);
    onDone();
    // The page may have missed an entry meanwhile (specification, section 4: cancel discards and reloads).
    void client.invalidateQueries({ queryKey: keys.myResults });
  };
}
