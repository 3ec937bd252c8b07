import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { isNotOpenYet } from '../own-match/match-state';
import { type Draft, draftOf, isEmpty, isSameEntry } from './draft';
import { storedDraft } from './stored-draft';

/**
 * Input that can no longer be sent, and differs from the result: the deadline has passed, or an administrator has decided
 * the match. Null if there is none. Input for a match that is not open yet is kept for its form.
 */
export function outdatedDraft(match: MyLeagueMatch): Draft | null {
  if (match.editable || isNotOpenYet(match)) return null;
  const draft = storedDraft(match);
  return draft && !isEmpty(draft) && !isSameEntry(draft, draftOf(match)) ? draft : null;
}
