import { ZagrebDate } from '@club/shared/contracts/scalars';
import type { HiddenSlotInput, Settings } from '@club/shared/contracts/settings';
import { clockTime } from '@club/shared/domain';
import * as z from '@club/shared/schema';

type Slot = Settings['slots'][number];

/** A slot as the value of a select, `2 18:30:00`. */
export const slotValue = ({ teren, vrijemeTermina }: Slot): string => `${teren} ${vrijemeTermina}`;

/** `Teren 2, 18:30` */
export const slotName = ({ teren, vrijemeTermina }: Slot): string => `Teren ${teren}, ${clockTime(vrijemeTermina)}`;

/** Converts the chosen slot and the optional day to the wire format. */
export const HiddenSlotForm = z.pipe(
  z.object({
    slot: z.string().check(z.minLength(1, 'Odaberite termin.')),
    from: z.union([z.literal(''), ZagrebDate]),
  }),
  z.transform(({ slot, from }): HiddenSlotInput => {
    const [court, start = ''] = slot.split(' ');
    return { teren: Number(court), vrijemeTermina: start, from: from || null };
  }),
);
