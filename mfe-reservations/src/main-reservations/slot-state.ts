import { FAIR_USE_MESSAGES, isTooLateToCancel, type WallClock, withStop } from '@club/shared/domain';
import { NOT_OPEN_YET, UNOPENED_LABEL } from '../court-grid/club-opening';
import type { CourtSlot } from '../court-grid/grid-days';
import { isPast } from '../court-grid/is-past';

export type SlotKind = 'free' | 'unopened' | 'own' | 'taken' | 'maintenance' | 'past' | 'unknown';

/** What a click on the cell starts; null: nothing, the cell is only for information. */
export type SlotAction = 'book' | 'cancel' | 'end-maintenance' | 'report';

export interface SlotState {
  readonly kind: SlotKind;
  /** The last part of the cell's name. */
  readonly label: string;
  /** The tooltip. */
  readonly hint: string;
  readonly action: SlotAction | null;
}

export const SLOT_LABELS: Readonly<Record<SlotKind, string>> = {
  free: 'slobodno',
  unopened: UNOPENED_LABEL,
  own: 'vaš termin',
  taken: 'zauzeto',
  maintenance: 'održavanje',
  past: 'prošlo',
  unknown: 'nepoznato',
};

const state = (kind: SlotKind, hint: string, action: SlotAction | null): SlotState => ({
  kind,
  label: SLOT_LABELS[kind],
  hint,
  action,
});

/** Who looks at the grid, and when. */
export interface Viewer {
  /** Undefined until the club's clock is known. */
  readonly now: WallClock | undefined;
  /** Whether a free slot leads anywhere. */
  readonly mayPick: boolean;
  readonly mayMaintain: boolean;
  /** Hours before the start until which a member may cancel; null: until the start. */
  readonly cancelHours: number | null;
}

/** What the cell of a slot shows to a user, and what a click on it starts. */
export function slotState(slot: CourtSlot, { now, mayPick, mayMaintain, cancelHours }: Viewer): SlotState {
  const begun = isPast(slot, now);
  switch (slot.status) {
    case 'FREE':
      if (begun) return state('past', 'Odabrani termin je prošao', null);
      if (!mayPick) return state('unopened', NOT_OPEN_YET, null);
      return state('free', 'Termin je slobodan', 'book');
    case 'MAINTENANCE':
      return state(
        'maintenance',
        slot.note ? `Održavanje: ${slot.note}` : 'Održavanje',
        mayMaintain && !begun ? 'end-maintenance' : null,
      );
    case 'FRIENDLY':
    case 'LEAGUE':
      if (slot.own) {
        const isLate = now !== undefined && isTooLateToCancel(now, slot, cancelHours);
        const what = ownHint(slot);
        const hint =
          cancelHours === null || begun ? what : `${withStop(what)} ${FAIR_USE_MESSAGES.cancelHours(cancelHours)}`;
        return state('own', hint, begun || isLate ? null : 'cancel');
      }
      return state('taken', slot.user ? `Zauzeto: ${slot.user.ime} ${slot.user.prezime}` : 'Zauzeto', null);
    case 'UNKNOWN':
      return state('unknown', 'Došlo je do greške!', 'report');
  }
}

function ownHint({ status, note }: CourtSlot): string {
  if (status === 'FRIENDLY') return 'Vaš termin: prijateljski susret';
  return note ? `Vaš termin: liga, protivnik ${note}` : 'Vaš termin: liga';
}
