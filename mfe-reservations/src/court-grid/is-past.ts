import { hasStarted, type WallClock } from '@club/shared/domain';
import type { CourtSlot } from './grid-days';

/** A slot has passed once it has started. While the club's clock is unknown no slot counts as past: the server refuses. */
export const isPast = ({ date, starts }: Pick<CourtSlot, 'date' | 'starts'>, now: WallClock | undefined): boolean =>
  now !== undefined && hasStarted(now, date, starts);
