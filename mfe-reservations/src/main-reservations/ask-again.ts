import { ApiError } from '@club/shared/http';
import { type CourtSlot, gridDays, samePlace } from '../court-grid/grid-days';
import { gridInRefusal } from './use-change-grid';

/** The first line of a question that is asked again, by the refusal's code. */
export const WHY_AGAIN = {
  /** Midnight has passed while the page was open (resolution 5). */
  DAY_MISMATCH: 'Dan se u međuvremenu promijenio. Vaš je odabir sačuvan: potvrdite ga ponovno.',
  FUNDING_CHANGED: 'Stanje vašeg računa u međuvremenu se promijenilo. Vaš je odabir sačuvan: potvrdite ga ponovno.',
  PRICE_CHANGED: 'Cijena se u međuvremenu promijenila. Vaš je odabir sačuvan: potvrdite ga ponovno.',
} as const;

export interface AskAgain {
  /** The slot as it is now. */
  readonly slot: CourtSlot;
  readonly why: string;
}

const isReason = (code: string): code is keyof typeof WHY_AGAIN => Object.hasOwn(WHY_AGAIN, code);

/** The question to ask after a refusal because of a change of the requested slot, if the slot is still free. */
export function askAgain(refusal: unknown, wanted: CourtSlot): AskAgain | undefined {
  if (!(refusal instanceof ApiError) || !isReason(refusal.code)) return undefined;
  const grid = gridInRefusal(refusal);
  const slot = grid && samePlace(gridDays(grid.termins), wanted);
  return slot?.status === 'FREE' ? { slot, why: WHY_AGAIN[refusal.code] } : undefined;
}
