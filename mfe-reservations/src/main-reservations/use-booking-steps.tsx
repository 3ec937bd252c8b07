import type { FairUse } from '@club/shared/contracts/fair-use';
import { useChoose } from '@club/shared/dialogs';
import { bookingFacts, bookingRuleLines } from '@club/shared/domain';
import { FriendlyIcon, LeagueIcon } from '@club/shared/icons';
import { useLeagueStatus } from '@club/shared/league-status';
import type { CourtSlot } from '../court-grid/grid-days';
import { accountEffect } from './account-effect';
import { readAccount } from './read-account';
import { useBookFriendly } from './use-book-friendly';
import { useConfirmBooking, type Wanted } from './use-confirm-booking';
import { useLeagueSteps } from './use-league-steps';

/** From a free slot to a match: the kind, the opponent, the confirmation. Cancelling anywhere makes no call. */
export function useBookingSteps(rules?: FairUse) {
  const choose = useChoose();
  const confirmBooking = useConfirmBooking();
  const league = useLeagueStatus();
  const friendlyBooking = useBookFriendly();
  const leagueSteps = useLeagueSteps();

  const bookFriendly = async (free: Wanted, reading: ReturnType<typeof readAccount>) => {
    const account = await reading;
    const linesOf = (one: CourtSlot) => {
      const { date, price, time } = bookingFacts(one);
      return [date, price, time, ...(account ? [accountEffect(account, one.price)] : [])];
    };
    await confirmBooking(free, { linesOf, book: (one, key) => friendlyBooking.mutateAsync({ slot: one, key }) });
  };

  const start = async (free: Wanted) => {
    const { slot, until } = free;
    const { date, time } = bookingFacts(slot);
    // Loaded while the member chooses, so that the confirmation does not have to wait for it.
    const reading = readAccount();
    const game = await choose({
      title: 'Susret:',
      until,
      lines: [date, time, ...(rules ? bookingRuleLines(rules) : [])],
      options: [
        { value: 'friendly', label: 'Prijateljski', icon: <FriendlyIcon /> },
        {
          value: 'league',
          label: 'Liga',
          icon: <LeagueIcon />,
          unavailable: league.data?.isInLeague === false ? 'Niste prijavljeni u ligu.' : undefined,
        },
      ],
    });
    if (game === 'friendly') await bookFriendly(free, reading);
    if (game === 'league') await leagueSteps.start(free);
  };

  return { start, changes: [friendlyBooking, leagueSteps.booking] };
}
