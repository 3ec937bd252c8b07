import { ClockTime, ZagrebDate } from '@club/shared/contracts/scalars';
import { SavedPriceList } from '@club/shared/contracts/settings';
import * as z from '@club/shared/schema';

/*
 * The queries of every DELETE of a setting: the values that the question has shown. If others are saved by now, 409
 * `SETTING_CHANGED` with `settingNow`; a value that is left out is not compared.
 */

/** DELETE /admin/settings/seasons/{id}. 404 `SEASON_UNKNOWN`; 409 `SETTING_CHANGED`, `BOOKINGS_OUTSIDE` */
export const SeasonRemoval = z.object({
  name: z.optional(z.string()),
  opensOn: z.optional(ZagrebDate),
  closesOn: z.optional(ZagrebDate),
  /** `true`: the administrator has seen the bookings and confirms that they are voided. */
  voidOutside: z.optional(z.enum(['true', 'false'], 'Mora biti true ili false.')),
  /** As in `SeasonInput`, separated by commas. */
  seenBookings: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d+(,\d+)*$/, 'Rezervacije moraju biti brojevi odvojeni zarezima.')),
      z.transform((text: string) => text.split(',').map(Number)),
    ),
  ),
});

const eurosText = z.pipe(
  z.string().check(z.regex(/^\d+(\.\d{1,2})?$/, 'Cijena mora biti broj.')),
  z.transform((text: string) => Number(text)),
);

/** Another text than JSON is left as it is, so that the next schema refuses it. */
const fromJson = z.transform((text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
});

/** DELETE /admin/settings/price-lists/{id}. 404 `PRICE_LIST_UNKNOWN`; 409 `SETTING_CHANGED`, `PRICE_LIST_IN_FORCE` */
export const PriceListRemoval = z.object({
  validFrom: z.optional(ZagrebDate),
  dayPrice: z.optional(eurosText),
  nightPrice: z.optional(eurosText),
  nightFrom: z.optional(ClockTime),
  /** The list of packages as JSON. */
  packages: z.optional(z.pipe(z.pipe(z.string(), fromJson), SavedPriceList.shape.packages)),
});

/** DELETE /admin/settings/hidden-slots/{id}. 404 `HIDDEN_SLOT_UNKNOWN`; 409 `SETTING_CHANGED` */
export const HiddenSlotRemoval = z.object({
  /** Empty: always hidden. */
  from: z.optional(z.union([z.literal(''), ZagrebDate], 'Odaberite ispravan datum.')),
});

export type SeasonRemoval = z.infer<typeof SeasonRemoval>;
export type PriceListRemoval = z.infer<typeof PriceListRemoval>;
export type HiddenSlotRemoval = z.infer<typeof HiddenSlotRemoval>;
