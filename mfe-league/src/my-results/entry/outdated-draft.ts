import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { isOpen } from '../match-state';
import { type Draft, draftOf, isEmpty, isSameEntry } from './draft';
import { keptDraft } from './kept-draft';

/** Unsent input for a match that an administrator has decided differently meanwhile; null if there is none. */
export function outdatedDraft(match: MyLeagueMatch): Draft | null {
  if (isOpen(match) || !match.enteredByAdmin) return null;
  const draft = keptDraft(match);
  return draft && !isEmpty(draft) && !isSameEntry(draft, draftOf(match)) ? draft : null;
}
