import { BookLeague } from '@club/shared/contracts/bookings/booking-requests';
import type { FairUse } from '@club/shared/contracts/fair-use';
import { useChoose, usePrompt } from '@club/shared/dialogs';
import { bookingFacts, bookingRuleLines } from '@club/shared/domain';
import { ApiError } from '@club/shared/http';
import { FriendlyIcon, LeagueIcon } from '@club/shared/icons';
import { useLeagueStatus } from '@club/shared/league-status';
import type { CourtSlot } from '../court-grid/grid-days';
import { accountEffect } from './account-effect';
import { readAccount } from './read-account';
import { readOpponents } from './read-opponents';
import { useBookFriendly } from './use-book-friendly';
import { useBookLeague } from './use-book-league';
import { useConfirmBooking, type Wanted } from './use-confirm-booking';
import { useInvitedOpponent } from './use-invited-opponent';

/** Why the server would refuse an opponent's name, if it would. */
const opponentFault = (name: string): string | undefined =>
  BookLeague.shape.protivnik.safeParse(name).error?.issues[0]?.message;

/** From a free slot to a match: the kind, the opponent, the confirmation. Cancelling anywhere makes no call. */
export function useBookingSteps(rules?: FairUse) {
  const choose = useChoose();
  const prompt = usePrompt();
  const confirmBooking = useConfirmBooking();
  const league = useLeagueStatus();
  const invited = useInvitedOpponent();
  const friendlyBooking = useBookFriendly();
  const leagueBooking = useBookLeague();

  const bookFriendly = async (free: Wanted, reading: ReturnType<typeof readAccount>) => {
    const account = await reading;
    const linesOf = (one: CourtSlot) => {
      const { date, price, time } = bookingFacts(one);
      return [date, price, time, ...(account ? [accountEffect(account, one.price)] : [])];
    };
    await confirmBooking(free, { linesOf, book: (one, key) => friendlyBooking.mutateAsync({ slot: one, key }) });
  };

  /** @returns why the server has refused the opponent, if it has */
  const bookAgainst = async (free: Wanted, opponent: string): Promise<string | undefined> => {
    const linesOf = (one: CourtSlot) => {
      const { date, time } = bookingFacts(one);
      return [date, time, `Protivnik: ${opponent}`];
    };
    let complaint: string | undefined;
    const toItsStep = (error: unknown) => {
      complaint = error instanceof ApiError ? error.fields.protivnik : undefined;
      return complaint !== undefined;
    };
    const book = (one: CourtSlot, key: string) => leagueBooking.mutateAsync({ slot: one, key, opponent });
    await confirmBooking(free, { linesOf, book, leadsBack: toItsStep });
    return complaint;
  };

  const bookLeague = async (free: Wanted) => {
    const suggestions = await readOpponents();
    let named: string | undefined = invited;
    let complaint: string | undefined;
    do {
      named = await prompt({
        title: 'Unesite ime protivnika:',
        label: 'Protivnik',
        initial: named,
        complaint,
        suggestions,
        faultOf: opponentFault,
        maxLength: 80,
        confirm: 'Dalje',
        until: free.until,
      });
      complaint = named === undefined ? undefined : await bookAgainst(free, named);
    } while (complaint);
  };

  const start = async (free: Wanted) => {
    const { slot, until } = free;
    const { date, time } = bookingFacts(slot);
    // Loaded while the member chooses, so that the confirmation need not wait for it.
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
    if (game === 'league') await bookLeague(free);
  };

  return { start, changes: [friendlyBooking, leagueBooking] };
}
