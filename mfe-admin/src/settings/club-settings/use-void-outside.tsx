import type { ReservationRow } from '@club/shared/contracts/bookings/reservations';
import type { SeasonInput } from '@club/shared/contracts/settings';
import { useState } from 'react';
import { isSettingChanged } from '../../forms/optimistic-lock/use-seen-setting';
import { conflictingBookings } from '../../reservations/conflicting-bookings/conflicting-bookings';
import { OutsideDialog } from './outside-dialog';

interface Asked {
  readonly reservations: readonly ReservationRow[];
  readonly agree: () => Promise<unknown>;
  readonly done: (agreed: boolean) => void;
}

type VoidConsent = Pick<SeasonInput, 'seenBookings'> & { readonly voidOutside: boolean };

/**
 * Changes seasons in two steps if bookings are affected: the server lists them, then the administrator agrees. `attempt`
 * returns whether the change was made; it rethrows any other refusal. If more is booked while the question is open, the
 * question lists that too, and asks again. It closes if somebody else has changed the season meanwhile, because agreeing
 * again would be refused again.
 */
export function useVoidOutside() {
  const [asked, setAsked] = useState<Asked>();
  const attempt = async (change: (consent: VoidConsent) => Promise<unknown>): Promise<boolean> => {
    try {
      await change({ voidOutside: false });
      return true;
    } catch (error) {
      const reservations = conflictingBookings(error, 'BOOKINGS_OUTSIDE');
      if (!reservations) throw error;
      return new Promise((done, refuse) => {
        const ask = (listed: readonly ReservationRow[]) => {
          const seenBookings = listed.map(({ rezervacijaId }) => rezervacijaId);
          const agree = () =>
            change({ voidOutside: true, seenBookings }).catch((later: unknown) => {
              if (isSettingChanged(later)) return refuse(later);
              const now = conflictingBookings(later, 'BOOKINGS_OUTSIDE');
              if (now) ask(now);
              throw later;
            });
          setAsked({ reservations: listed, agree, done });
        };
        ask(reservations);
      });
    }
  };
  const finish = (agreed: boolean) => {
    asked?.done(agreed);
    setAsked(undefined);
  };
  const dialog = asked && <OutsideDialog reservations={asked.reservations} agree={asked.agree} onDone={finish} />;
  return { attempt, dialog };
}
