import type { CourtSlot } from './grid-days';

/** The club's wall clock: Zagreb date and `HH:mm:ss`, from the server. */
export interface ClubMoment {
  readonly date: string;
  readonly time: string;
}

/** A slot has passed once it has begun. As long as the club's clock is unknown none has: the server will refuse. */
export function hasBegun(slot: Pick<CourtSlot, 'date' | 'starts'>, now: ClubMoment | undefined): boolean {
  return now !== undefined && (slot.date < now.date || (slot.date === now.date && slot.starts <= now.time));
}
