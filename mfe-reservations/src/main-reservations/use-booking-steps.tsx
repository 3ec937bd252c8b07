import { useChoose, useConfirm, usePrompt } from '@club/shared/dialogs';
import { FriendlyIcon, LeagueIcon } from '@club/shared/icons';
import { useLeagueStatus } from '@club/shared/league-status';
import type { CourtSlot } from '../court-grid/grid-days';
import { slotFacts } from './slot-facts';
import { useBookFriendly } from './use-book-friendly';
import { useBookLeague } from './use-book-league';
import { useSettleChange } from './use-settle-change';

const QUESTION = 'Želite li rezervirati termin:';
const CONFIRM = 'Rezerviraj';

/** From a free slot to a match: which one, against whom, is it right so. Going back anywhere makes no call. */
export function useBookingSteps() {
  const choose = useChoose();
  const prompt = usePrompt();
  const confirm = useConfirm();
  const settle = useSettleChange();
  const league = useLeagueStatus();
  const friendlyBooking = useBookFriendly();
  const leagueBooking = useBookLeague();

  const bookFriendly = (slot: CourtSlot) => {
    const key = crypto.randomUUID();
    const { date, price, time } = slotFacts(slot);
    const act = () => settle(friendlyBooking.mutateAsync({ slot, key }));
    return confirm({ title: QUESTION, lines: [date, price, time], confirm: CONFIRM, act });
  };

  const bookLeague = async (slot: CourtSlot) => {
    const opponent = await prompt({
      title: 'Unesite ime protivnika:',
      label: 'Protivnik',
      required: 'Unesite ime protivnika.',
      maxLength: 80,
      confirm: 'Dalje',
    });
    if (opponent === undefined) return;
    const key = crypto.randomUUID();
    const { date, time } = slotFacts(slot);
    const act = () => settle(leagueBooking.mutateAsync({ slot, key, opponent }));
    await confirm({ title: QUESTION, lines: [date, time, `Protivnik: ${opponent}`], confirm: CONFIRM, act });
  };

  const start = async (slot: CourtSlot) => {
    const game = await choose({
      title: 'Susret:',
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
    if (game === 'friendly') await bookFriendly(slot);
    if (game === 'league') await bookLeague(slot);
  };

  return { start, changes: [friendlyBooking, leagueBooking] };
}
