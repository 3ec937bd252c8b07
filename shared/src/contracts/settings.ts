import { MembersReservationRow } from '@club/shared/contracts/bookings/reservations';
import { FairUse } from '@club/shared/contracts/fair-use';
import { BookYear } from '@club/shared/contracts/finances/years';
import { ClockTime, Euros, eurosInput, inOrder, wholeNumber, ZagrebDate } from '@club/shared/contracts/scalars';
import { requiredLine } from '@club/shared/contracts/texts';
import * as z from '@club/shared/schema';

/** A day of every year. */
const monthDay = z.string().check(
  z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Datum mora biti u obliku mm-dd.'),
  // Checked in a common year: 29 February does not exist in most years.
  z.refine((day) => z.iso.date().safeParse(`2027-${day}`).success, 'Taj dan ne postoji svake godine.'),
);
const price = eurosInput({
  missing: 'Unesite cijenu.',
  least: 0,
  tooSmall: 'Cijena ne može biti negativna.',
  most: 10_000,
});
const count = wholeNumber('Unesite broj.').check(
  z.minimum(0, 'Ne može biti negativno.'),
  z.maximum(1000, 'Najviše 1000.'),
);

const savedSeason = { name: z.string(), opensOn: ZagrebDate, closesOn: ZagrebDate };
const savedPriceList = {
  validFrom: ZagrebDate,
  dayPrice: Euros,
  nightPrice: Euros,
  nightFrom: ClockTime,
  packages: z.array(
    z.object({ packageName: z.string(), price: Euros, includedDaySlots: z.number(), includedNightSlots: z.number() }),
    'Paketi moraju biti popis.',
  ),
};

/** The settings as they are saved, for the `seen` of a change: a court season. */
export const SavedSeason = z.object(savedSeason);
/** The same for a hidden slot, of which only the day can change. */
export const SavedHiddenSlot = z.object({ from: z.nullable(ZagrebDate) });
/** The same for a price list; prices in euros. */
export const SavedPriceList = z.object(savedPriceList);
/** The same for the landing dates; part of GET /admin/settings. Month and day, `mm-dd`. */
export const SavedLandingDates = z.object({
  registrationFrom: z.string(),
  leagueFrom: z.string(),
  leagueUntil: z.string(),
});
/** The same for the hidden years, in any order. */
export const SavedHiddenYears = z.object({ years: z.array(z.number()) });

/**
 * POST /admin/settings/seasons: 409 `SEASONS_OVERLAP`; the same season sent again is saved once. Also part of the PUT. A
 * season as the administrator edits it; both days inclusive (resolution 1).
 */
export const SeasonInput = z
  .object({
    name: requiredLine('Unesite naziv.', 60),
    opensOn: ZagrebDate,
    closesOn: ZagrebDate,
    /**
     * The administrator has seen the future bookings outside the season and accepts that they are voided and refunded;
     * without effect on a new season.
     */
    voidOutside: z.optional(z.boolean()),
    /**
     * `rezervacijaId` of each booking that the administrator has seen; if others are outside by now, 409
     * `BOOKINGS_OUTSIDE` again. Without it any booking is voided.
     */
    seenBookings: z.optional(z.array(z.number())),
  })
  .check(inOrder('opensOn', 'closesOn'));

/**
 * POST /admin/settings/hidden-slots (resolution 25): 404 `SLOT_UNKNOWN`; 409 `SLOT_BOOKED` with `BookingsInTheWay`,
 * `SLOT_HIDDEN_ALREADY`; the same slot sent again is hidden once. Also part of the PUT, which may change only `from` of an
 * existing rule: 400 `HIDDEN_SLOT_FIXED` names the field that belongs to another slot.
 */
export const HiddenSlotInput = z.object({
  teren: z.number().check(z.int()),
  /** `HH:mm` or `HH:mm:00`. */
  vrijemeTermina: ClockTime,
  /** Hidden from this day on; null: always hidden. */
  from: z.nullable(ZagrebDate),
});

const pricePackage = z.object({
  packageName: requiredLine('Unesite naziv paketa.', 60),
  price,
  includedDaySlots: count,
  includedNightSlots: count,
});

type Packages = readonly Pick<
  z.infer<typeof pricePackage>,
  'packageName' | 'includedDaySlots' | 'includedNightSlots'
>[];

/** Packages have different names, and each includes at least one slot; for `check` of every schema that has them. */
export const packagesCheck = z.superRefine<Packages>((packages, { addIssue }) => {
  const names = packages.map(({ packageName }) => packageName.toLocaleLowerCase('hr'));
  for (const [index, { packageName, includedDaySlots, includedNightSlots }] of packages.entries()) {
    const refuse = (field: keyof Packages[number], message: string) =>
      addIssue({ code: 'custom', path: [index, field], message, input: packages[index]?.[field] });
    if (includedDaySlots + includedNightSlots === 0) refuse('includedDaySlots', 'Paket mora imati barem jedan termin.');
    if (packageName && names.indexOf(names[index] ?? '') < index)
      refuse('packageName', 'Drugi paket već ima taj naziv.');
  }
});

/**
 * POST /admin/settings/price-lists: prices in euros, from a Zagreb date on. 400 `PRICE_LIST_IN_PAST`; 409
 * `PRICE_LIST_EXISTS`; the same list sent again is saved once.
 */
export const PriceListInput = z.object({
  validFrom: ZagrebDate,
  dayPrice: price,
  nightPrice: price,
  /** Slots on a lighted court that start at this time or later cost the night price. */
  nightFrom: ClockTime,
  packages: z.array(pricePackage).check(packagesCheck),
});

/**
 * Part of PUT /admin/settings/landing-dates: month and day, `mm-dd`; `leagueFrom` ends the registration, `leagueUntil`
 * is inclusive (resolution 27).
 */
export const LandingDatesInput = z.object({ registrationFrom: monthDay, leagueFrom: monthDay, leagueUntil: monthDay });

/**
 * Part of PUT /admin/settings/hidden-finance-years: years that are left out of the finance selectors (resolution 25).
 */
export const HiddenYearsInput = z.object({ years: z.array(BookYear).check(z.maxLength(100, 'Najviše 100 godina.')) });
const id = { id: z.number() };

/**
 * GET /admin/settings. Changes: POST /admin/settings/{seasons|hidden-slots|price-lists}, PUT and DELETE …/{id}, PUT
 * /admin/settings/{landing-dates|hidden-finance-years|fair-use}.
 */
export const Settings = z.object({
  seasons: z.array(z.object({ ...id, ...savedSeason })),
  hiddenSlots: z.array(
    z.object({ ...id, teren: z.number(), vrijemeTermina: z.string(), from: z.nullable(ZagrebDate) }),
  ),
  priceLists: z.array(
    z.object({
      ...id,
      ...savedPriceList,
      /** False for a list that began before today or that has priced a booking: it cannot be changed or deleted. */
      editable: z.boolean(),
      /** A booking for today is priced by this list. */
      inForce: z.boolean(),
    }),
  ),
  landingDates: SavedLandingDates,
  /** Oldest first. Missing from older servers, like `fairUse`. */
  hiddenFinanceYears: z.optional(z.array(z.number())),
  fairUse: z.optional(FairUse),
  slots: z.array(z.object({ teren: z.number(), vrijemeTermina: z.string() })),
});

/**
 * Member of the 409 problems `BOOKINGS_OUTSIDE` (the bookings that a change of a season would void) and `SLOT_BOOKED`
 * (of a hidden slot, or of a new slot plan).
 */
export const BookingsInTheWay = z.object({ reservations: z.array(MembersReservationRow) });

export type SavedSeason = z.infer<typeof SavedSeason>;
export type SavedPriceList = z.infer<typeof SavedPriceList>;
export type SeasonInput = z.infer<typeof SeasonInput>;
export type HiddenSlotInput = z.infer<typeof HiddenSlotInput>;
export type PriceListInput = z.infer<typeof PriceListInput>;
export type HiddenYearsInput = z.infer<typeof HiddenYearsInput>;
export type LandingDatesInput = z.infer<typeof LandingDatesInput>;
export type Settings = z.infer<typeof Settings>;
