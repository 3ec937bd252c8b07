import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { isOpen } from '../match-state';
import { type Draft, draftOf, isEmpty, isSameEntry } from './draft';
import { keptDraft } from './kept-draft';

/** The input for a match that the administration has decided otherwise before it was sent; null if there is none. */
export function overtakenDraft(match: MyLeagueMatch): Draft | null {
  if (isOpen(match) || !match.enteredByAdmin) return null;
  const draft = keptDraft(match);
  return draft && !isEmpty(draft) && !isSameEntry(draft, draftOf(match)) ? draft : null;
}
