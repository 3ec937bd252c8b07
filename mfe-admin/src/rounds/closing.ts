import type { CloseRound, SeasonControl } from '@club/shared/contracts/league/rounds';
import type { RoundDates } from './round-dates';

/** How the open round is closed with the dates that are proposed, or others; after the last round no round comes. */
export function closingOf(
  { version, nextDates, rounds, plannedRounds }: SeasonControl,
  dates?: Partial<RoundDates>,
): Pick<CloseRound, 'version'> & { readonly next: RoundDates | null } {
  const next = nextDates && rounds.length < plannedRounds ? { ...nextDates, ...dates } : null;
  return { next, version };
}
