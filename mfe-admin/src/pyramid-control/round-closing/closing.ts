import type { CloseRound, RoundDates, SeasonControl } from '@club/shared/contracts/league/rounds';
import { type Order, trimmed } from '../rearranged-pyramid/rearrange';

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

/** `closingOf` with a next pyramid made by hand, if there is one. */
export function closingWith(
  control: SeasonControl,
  dates: Partial<RoundDates>,
  order: Order | null,
): Pick<CloseRound, 'next' | 'version'> {
  const { next, version } = closingOf(control, dates);
  return { version, next: next && { ...next, ...(order ? { order: trimmed(order) } : {}) } };
}
