import type { ReservationRow } from '@club/shared/contracts/bookings/reservations';
import { useState } from 'react';
import { isSettingChanged } from '../../forms/optimistic-lock/use-seen-setting';
import { conflictingBookings } from '../../reservations/conflicting-bookings/conflicting-bookings';
import { OutsideDialog } from './outside-dialog';

interface Asked {
  readonly reservations: readonly ReservationRow[];
  readonly agree: () => Promise<unknown>;
  readonly done: (agreed: boolean) => void;
}

/**
 * Changes seasons in two steps if bookings are affected: the server lists them, then the administrator agrees. `attempt`
 * returns whether the change was made; it rethrows any other refusal. The question closes if somebody else has changed the
 * season meanwhile, because agreeing again would be refused again.
 */
export function useVoidOutside() {
  const [asked, setAsked] = useState<Asked>();
  const attempt = async (change: (voidOutside: boolean) => Promise<unknown>): Promise<boolean> => {
    try {
      await change(false);
      return true;
    } catch (error) {
      const reservations = conflictingBookings(error, 'BOOKINGS_OUTSIDE');
      if (!reservations) throw error;
      return new Promise((done, refuse) => {
        const agree = () =>
          change(true).catch((later: unknown) => {
            if (!isSettingChanged(later)) throw later;
            refuse(later);
          });
        setAsked({ reservations, agree, done });
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
