import type { GridChange } from '@club/shared/contracts/bookings/grid';
import type { FairUse } from '@club/shared/contracts/fair-use';
import { useChoose, useConfirm, usePrompt } from '@club/shared/dialogs';
import { bookingFacts, bookingRuleLines } from '@club/shared/domain';
import { FriendlyIcon, LeagueIcon } from '@club/shared/icons';
import { useLeagueStatus } from '@club/shared/league-status';
import type { CourtSlot } from '../court-grid/grid-days';
import { accountEffect } from './account-effect';
import { readAccount } from './read-account';
import { readOpponents } from './read-opponents';
import { useBookFriendly } from './use-book-friendly';
import { useBookLeague } from './use-book-league';
import { useInvitedOpponent } from './use-invited-opponent';
import { DAY_CHANGED, useSettleChange } from './use-settle-change';

const QUESTION = 'Želite li rezervirati termin:';
const CONFIRM = 'Rezerviraj';

/** From a free slot to a match: the kind, the opponent, the confirmation. Cancelling anywhere makes no call. */
export function useBookingSteps(rules?: FairUse) {
  const choose = useChoose();
  const prompt = usePrompt();
  const confirm = useConfirm();
  const settle = useSettleChange();
  const league = useLeagueStatus();
  const invited = useInvitedOpponent();
  const friendlyBooking = useBookFriendly();
  const leagueBooking = useBookLeague();

  /** The confirmation and the booking; repeated, in the slot's new place, when midnight has passed meanwhile. */
  const confirmBooking = async (
    slot: CourtSlot,
    linesOf: (slot: CourtSlot) => readonly string[],
    book: (slot: CourtSlot, key: string) => Promise<GridChange>,
  ) => {
    let wanted: CourtSlot | undefined = slot;
    for (let again = false; wanted; again = true) {
      const current: CourtSlot = wanted;
      wanted = undefined;
      const key = crypto.randomUUID();
      const act = async () => {
        wanted = await settle(book(current, key), current);
      };
      const lines = [...(again ? [DAY_CHANGED] : []), ...linesOf(current)];
      await confirm({ title: QUESTION, lines, confirm: CONFIRM, act });
    }
  };

  const bookFriendly = async (slot: CourtSlot, reading: ReturnType<typeof readAccount>) => {
    const account = await reading;
    const linesOf = (one: CourtSlot) => {
      const { date, price, time } = bookingFacts(one);
      return [date, price, time, ...(account ? [accountEffect(account, one.price)] : [])];
    };
    await confirmBooking(slot, linesOf, (one, key) => friendlyBooking.mutateAsync({ slot: one, key }));
  };

  const bookLeague = async (slot: CourtSlot) => {
    const suggestions = await readOpponents();
    const opponent = await prompt({
      title: 'Unesite ime protivnika:',
      label: 'Protivnik',
      initial: invited,
      suggestions,
      required: 'Unesite ime protivnika.',
      maxLength: 80,
      confirm: 'Dalje',
    });
    if (opponent === undefined) return;
    const linesOf = (one: CourtSlot) => {
      const { date, time } = bookingFacts(one);
      return [date, time, `Protivnik: ${opponent}`];
    };
    await confirmBooking(slot, linesOf, (one, key) => leagueBooking.mutateAsync({ slot: one, key, opponent }));
  };

  const start = async (slot: CourtSlot) => {
    const { date, time } = bookingFacts(slot);
    // Loaded while the member chooses, so that the confirmation need not wait for it.
    const reading = readAccount();
    const game = await choose({
      title: 'Susret:',
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
    if (game === 'friendly') await bookFriendly(slot, reading);
    if (game === 'league') await bookLeague(slot);
  };

  return { start, changes: [friendlyBooking, leagueBooking] };
}
