import type { CloseRound, RoundDates, SeasonControl } from '@club/shared/contracts/league/rounds';

/**
 * The request that closes the open round with the proposed or other dates; after the last round there is no next round.
 */
export function closingOf(
  { version, nextDates, rounds, plannedRounds }: SeasonControl,
  dates?: Partial<RoundDates>,
): Pick<CloseRound, 'version'> & { readonly next: RoundDates | null } {
  const next = nextDates && rounds.length < plannedRounds ? { ...nextDates, ...dates } : null;
  return { next, version };
}
