import { clockTime, shortDate } from '@club/shared/domain';
import type { HiddenRule } from './slot-rules';

/** `Teren 2, 18:30` */
export const hiddenSlotName = ({ courtId, starts }: HiddenRule): string => `Teren ${courtId}, ${clockTime(starts)}`;

/** Since when the slot is hidden. */
export const hiddenSince = ({ fromDay }: HiddenRule): string => (fromDay ? `od ${shortDate(fromDay)}` : 'uvijek');
