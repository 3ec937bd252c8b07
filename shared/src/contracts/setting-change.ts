import { ClubProfileInput, SavedClubProfile } from '@club/shared/contracts/club-profile';
import { ClubTexts, SavedClubTexts } from '@club/shared/contracts/club-texts';
import { WRONG_EMAIL } from '@club/shared/contracts/email-address';
import { FairUse } from '@club/shared/contracts/fair-use';
import { RetentionInput } from '@club/shared/contracts/privacy';
import {
  HiddenSlotInput,
  HiddenYearsInput,
  LandingDatesInput,
  PriceListInput,
  SavedHiddenSlot,
  SavedHiddenYears,
  SavedLandingDates,
  SavedPriceList,
  SavedSeason,
  SeasonInput,
} from '@club/shared/contracts/settings';
import { freeLine } from '@club/shared/contracts/texts';
import * as z from '@club/shared/schema';

/**
 * The saved values that the form was filled from; if others are saved by now, 409 `SETTING_CHANGED` with `settingNow`.
 * Without it there is no conflict check.
 */
const seen = <Saved extends z.ZodMiniType>(saved: Saved) => ({ seen: z.optional(saved) });

/** Member of the 409 problem `SETTING_CHANGED`: what is saved now, for the next `seen`. */
export const settingNow = <Saved extends z.ZodMiniType>(saved: Saved) => z.object({ current: saved });

/* The bodies of every PUT that changes a setting; each may be refused with 409 `SETTING_CHANGED`. */

/**
 * PUT /admin/settings/seasons/{id}. 404 `SEASON_UNKNOWN`; 409 `SEASONS_OVERLAP`, `BOOKINGS_OUTSIDE` the new season.
 * DELETE: `SeasonRemoval`.
 */
export const ClubSeasonChange = z.safeExtend(SeasonInput, seen(SavedSeason));
/**
 * PUT /admin/settings/hidden-slots/{id}. 404 `HIDDEN_SLOT_UNKNOWN`; 400 `HIDDEN_SLOT_FIXED`; 409 `SLOT_BOOKED` with
 * `BookingsInTheWay`. DELETE: `HiddenSlotRemoval`.
 */
export const HiddenSlotChange = z.extend(HiddenSlotInput, seen(SavedHiddenSlot));
/**
 * PUT /admin/settings/price-lists/{id}; prices in euros. 404 `PRICE_LIST_UNKNOWN`; 400 `PRICE_LIST_IN_PAST`; 409
 * `PRICE_LIST_EXISTS`, `PRICE_LIST_IN_FORCE`. DELETE: `PriceListRemoval`.
 */
export const PriceListChange = z.extend(PriceListInput, seen(SavedPriceList));
/** `seen` of a page that showed no logo. */
export const NO_LOGO = 'none';
/**
 * Query of PUT and DELETE /admin/settings/club-logo: the `logo` of `ClubProfile` that the page showed, `NO_LOGO` for none.
 * When the club has another one by now, 409 `SETTING_CHANGED`. Without it there is no conflict check.
 */
export const LogoQuery = z.object({ seen: z.optional(z.string().check(z.maxLength(64))) });
/**
 * PUT /admin/settings/landing-dates; days of every year, `mm-dd`. 400 `LANDING_ORDER`: the league must begin after the
 * registration and not end before it begins.
 */
export const LandingDatesChange = z.extend(LandingDatesInput, seen(SavedLandingDates));
/** PUT /admin/settings/hidden-finance-years (resolution 25). */
export const HiddenYearsChange = z.extend(HiddenYearsInput, seen(SavedHiddenYears));
/** PUT /admin/settings/fair-use. */
export const FairUseChange = z.extend(FairUse, seen(FairUse));
/** PUT /admin/settings/club-profile. */
export const ClubProfileChange = z.extend(ClubProfileInput, seen(SavedClubProfile));
/** A link on the contact page sends messages to it; empty: there is none. */
const contactEmail = freeLine(120).check(
  z.refine((text) => text === '' || z.email().safeParse(text).success, WRONG_EMAIL),
);
/** PUT /admin/settings/club-texts. */
export const ClubTextsChange = z.extend(ClubTexts, {
  friendlyEmail: contactEmail,
  officeEmail: contactEmail,
  ...seen(SavedClubTexts),
});
/** PUT /admin/settings/retention; periods in months. */
export const RetentionChange = z.extend(RetentionInput, seen(RetentionInput));

export type LogoQuery = z.infer<typeof LogoQuery>;
export type ClubSeasonChange = z.infer<typeof ClubSeasonChange>;
export type HiddenSlotChange = z.infer<typeof HiddenSlotChange>;
export type PriceListChange = z.infer<typeof PriceListChange>;
export type LandingDatesChange = z.infer<typeof LandingDatesChange>;
export type HiddenYearsChange = z.infer<typeof HiddenYearsChange>;
export type FairUseChange = z.infer<typeof FairUseChange>;
export type ClubProfileChange = z.infer<typeof ClubProfileChange>;
export type ClubTextsChange = z.infer<typeof ClubTextsChange>;
export type RetentionChange = z.infer<typeof RetentionChange>;
