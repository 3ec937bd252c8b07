import { hasStarted, type WallClock } from '@club/shared/domain';
import type { CourtSlot } from './grid-days';

/** A slot has passed once it has started. As long as the club's clock is unknown none has: the server will refuse. */
export const isPast = ({ date, starts }: Pick<CourtSlot, 'date' | 'starts'>, now: WallClock | undefined): boolean =>
  now !== undefined && hasStarted(now, date, starts);
