import type { GridChange } from '@club/shared/contracts/bookings/grid';
import { useConfirm } from '@club/shared/dialogs';
import { type CourtSlot, samePlace } from '../court-grid/grid-days';
import { type AskAgain, askAgain, WHY_AGAIN } from './ask-again';
import { useGridWatch } from './use-grid-watch';
import { useSettleChange } from './use-settle-change';

type ConfirmQuestion = Parameters<ReturnType<typeof useConfirm>>[0];

/** A free slot that a member wants. */
export interface FreeSlot {
  readonly slot: CourtSlot;
  /** Aborted when the slot is no longer free. */
  readonly until: AbortSignal;
}

type Terms = Pick<ConfirmQuestion, 'facts' | 'lines'>;

const isSame = (one: Terms, other: Terms) => JSON.stringify(one) === JSON.stringify(other);

/** The last question of a booking, and what a yes does. */
export interface BookingQuestion {
  /** What the member confirms. */
  readonly termsOf: (slot: CourtSlot) => Terms;
  readonly book: (slot: CourtSlot, key: string) => Promise<GridChange>;
  /** Whether a failure leads back to an earlier step; by default the question shows it. */
  readonly leadsBack?: (error: unknown) => boolean;
  /** The same question with facts that are read again, for asking again; by default nothing has to be read. */
  readonly reread?: () => Promise<BookingQuestion>;
}

/**
 * The last step of a booking: the confirmation, and the call. Nobody confirms outdated facts: when midnight has passed, or
 * the price or the payment in the question has changed, the question is asked again, with the facts as they are now.
 */
export function useConfirmBooking() {
  const confirm = useConfirm();
  const settle = useSettleChange();
  const { newestDays, watch } = useGridWatch();

  /** @returns the question to follow, if there is one */
  const askOnce = async (
    { slot, until }: FreeSlot,
    why: string | undefined,
    { termsOf, book, leadsBack = () => false }: BookingQuestion,
  ): Promise<AskAgain | undefined> => {
    if (until.aborted) return undefined;
    const terms = termsOf(slot);
    const key = crypto.randomUUID();
    let again: AskAgain | undefined;
    const end = new AbortController();
    until.addEventListener('abort', () => end.abort());
    const stop = watch((days) => {
      const now = samePlace(days, slot);
      // Day and time are the same, so the price must differ.
      if (now?.status !== 'FREE' || isSame(termsOf(now), terms)) return;
      stop();
      again = { slot: now, why: WHY_AGAIN.PRICE_CHANGED };
      end.abort();
    });
    await confirm({
      title: 'Želite li rezervirati termin:',
      why,
      ...terms,
      confirm: 'Rezerviraj',
      until: end.signal,
      act: () => settle(book(slot, key), slot),
      goesOnAfter: (error) => {
        again = askAgain(error, slot);
        return again !== undefined || leadsBack(error);
      },
    }).finally(stop);
    return again;
  };

  return async ({ slot: chosen, until }: FreeSlot, first: BookingQuestion): Promise<void> => {
    // Changes during the earlier steps need no second confirmation, because these steps show no price.
    const slot = samePlace(newestDays() ?? [], chosen) ?? chosen;
    let question = first;
    let next = await askOnce({ slot, until }, undefined, question);
    while (next) {
      question = (await question.reread?.()) ?? question;
      next = await askOnce({ slot: next.slot, until }, next.why, question);
    }
  };
}
