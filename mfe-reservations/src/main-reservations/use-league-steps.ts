import { BookLeague } from '@club/shared/contracts/bookings/booking-requests';
import { usePrompt } from '@club/shared/dialogs';
import { bookingFacts } from '@club/shared/domain';
import { ApiError } from '@club/shared/http';
import { useWhileThere } from '@club/shared/reservation';
import type { CourtSlot } from '../court-grid/grid-days';
import { useBookLeague } from './use-book-league';
import { type FreeSlot, useConfirmBooking } from './use-confirm-booking';
import { useInvitedOpponent } from './use-invited-opponent';
import { useOpponents } from './use-opponents';

/** Why the server would refuse an opponent's name; undefined if it would not. */
const opponentFault = (name: string): string | undefined =>
  BookLeague.shape.protivnik.safeParse(name).error?.issues[0]?.message;

const MATCHES_CHANGED = 'Vaši su se mečevi u ligi u međuvremenu promijenili. Odaberite termin ponovno.';

/** The steps of a league booking after the choice of the match: the opponent, the confirmation. */
export function useLeagueSteps() {
  const prompt = usePrompt();
  const confirmBooking = useConfirmBooking();
  const whileThere = useWhileThere();
  const opponents = useOpponents();
  const { invited, forget } = useInvitedOpponent();
  const booking = useBookLeague();

  /** @returns why the server has refused the opponent; undefined if it has not */
  const bookAgainst = async (free: FreeSlot, opponent: string): Promise<string | undefined> => {
    const termsOf = (one: CourtSlot) => {
      const { date, time } = bookingFacts(one);
      return { facts: [date, time, { label: 'Protivnik', value: opponent }] };
    };
    let complaint: string | undefined;
    const toItsStep = (error: unknown) => {
      complaint = error instanceof ApiError ? error.fields.protivnik : undefined;
      return complaint !== undefined;
    };
    const book = (one: CourtSlot, key: string) => booking.mutateAsync({ slot: one, key, opponent });
    await confirmBooking(free, { termsOf, book, leadsBack: toItsStep });
    return complaint;
  };

  const start = async ({ slot, until: slotIsFree }: FreeSlot) => {
    const suggestions = await opponents.read();
    // The opponents that the open question is about: all suggestions, until a name has been entered.
    let meant = suggestions;
    const isOver = (name: string) => suggestions.includes(name) && opponents.newest()?.includes(name) === false;
    const lost = () => (meant.some(isOver) ? MATCHES_CHANGED : undefined);
    const steps = async (until: AbortSignal) => {
      let named: string | undefined = invited;
      let complaint: string | undefined;
      do {
        meant = suggestions;
        named = await prompt({
          title: 'Unesite ime protivnika:',
          label: 'Protivnik',
          initial: named,
          complaint,
          suggestions,
          faultOf: opponentFault,
          confirm: 'Dalje',
          until,
        });
        meant = named === undefined ? [] : [named];
        complaint = named === undefined ? undefined : await bookAgainst({ slot, until }, named);
      } while (complaint);
    };
    await opponents.follow(() => whileThere(lost, steps, slotIsFree));
    if (isOver(invited)) forget();
  };

  return { start, booking };
}
