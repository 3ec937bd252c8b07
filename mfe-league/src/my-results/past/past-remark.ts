import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { yearOf } from '@club/shared/domain';
import { outdatedDraft } from '../entry/stored-draft';
import { isNotOpenYet, stateLabel } from '../own-match/match-state';

/**
 * Whether the player can no longer change the match because its deadline has passed. A result of an administrator is final
 * even before that.
 *
 * @param today Zagreb date
 */
export function isPastDeadline(match: MyLeagueMatch, today: string): boolean {
  const isDecided = match.enteredByAdmin && match.endDate !== null && today <= match.endDate;
  return !isDecided && !isNotOpenYet(match);
}

/** A remark about a match that the player cannot change; empty for an ordinary match. */
export function pastRemark(match: MyLeagueMatch, today: string): string {
  const { state, disputeReason, enteredByAdmin, year } = match;
  if (isNotOpenYet(match)) return 'još nije otvoren za upis';
  // If an administrator has decided the match meanwhile, that is the reason, not the deadline.
  if (!enteredByAdmin && outdatedDraft(match)) return 'vaš upis nije poslan na vrijeme';
  if (state === 'DISPUTED') return [stateLabel(match), disputeReason].filter(Boolean).join(': ');
  if (state === 'ENTERED') return stateLabel(match);
  // In earlier seasons everything may have been entered by administrators.
  return enteredByAdmin && year === yearOf(today) ? 'upisao administrator' : '';
}
