import type { AccountBalance } from '@club/shared/contracts/accounts/balance';
import type { FairUse } from '@club/shared/contracts/fair-use';
import { useChoose } from '@club/shared/dialogs';
import { bookingFacts, bookingRuleLines } from '@club/shared/domain';
import { FriendlyIcon, LeagueIcon } from '@club/shared/icons';
import { useLeagueStatus } from '@club/shared/league-status';
import type { CourtSlot } from '../court-grid/grid-days';
import { accountEffect } from './account-effect';
import { readAccount, readAccountAgain } from './read-account';
import { useBookFriendly } from './use-book-friendly';
import { type BookingQuestion, type FreeSlot, useConfirmBooking } from './use-confirm-booking';
import { useLeagueSteps } from './use-league-steps';

/** From a free slot to a match: the kind, the opponent, the confirmation. Cancelling anywhere makes no call. */
export function useBookingSteps(rules?: FairUse) {
  const choose = useChoose();
  const confirmBooking = useConfirmBooking();
  const league = useLeagueStatus();
  const friendlyBooking = useBookFriendly();
  const leagueSteps = useLeagueSteps();

  const friendlyQuestion = (account: AccountBalance | undefined): BookingQuestion => {
    const effectOf = ({ price }: CourtSlot) => account && accountEffect(account, price);
    return {
      termsOf: (slot) => {
        const { date, price, time } = bookingFacts(slot);
        const effect = effectOf(slot);
        return effect
          ? { facts: [date, time, price, effect.left], lines: [effect.line] }
          : { facts: [date, time, price] };
      },
      book: (slot, key) => friendlyBooking.mutateAsync({ slot, key, funding: effectOf(slot)?.funding }),
      reread: async () => friendlyQuestion(await readAccount()),
    };
  };

  const start = async (free: FreeSlot) => {
    const { slot, until } = free;
    const { date, time } = bookingFacts(slot);
    // In case reading it again for the confirmation takes long: nobody waits for it while choosing.
    const earlier = readAccount();
    const game = await choose({
      title: 'Susret:',
      until,
      facts: [date, time],
      lines: rules ? bookingRuleLines(rules) : [],
      options: [
        { value: 'friendly', label: 'Prijateljski', icon: <FriendlyIcon /> },
        {
          value: 'league',
          label: 'Liga',
          icon: <LeagueIcon />,
          unavailable:
            league.data?.isInLeague === false ? 'Termin za ligu mogu rezervirati samo članovi lige.' : undefined,
        },
      ],
    });
    if (game === 'friendly') await confirmBooking(free, friendlyQuestion(await readAccountAgain(earlier)));
    if (game === 'league') await leagueSteps.start(free);
  };

  return { start, changes: [friendlyBooking, leagueSteps.booking] };
}
