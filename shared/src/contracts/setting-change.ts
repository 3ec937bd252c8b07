import { ClubProfileInput } from '@club/shared/contracts/club-profile';
import { ClubTexts } from '@club/shared/contracts/club-texts';
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
import * as z from '@club/shared/schema';

/**
 * What the form of a change was filled from; if it is not what is saved any more, 409 `SETTING_CHANGED` with
 * `settingNow`. Without it there is no conflict check.
 */
const seen = <Saved extends z.ZodMiniType>(saved: Saved) => ({ seen: z.optional(saved) });

/** Member of the 409 problem `SETTING_CHANGED`: what is saved now, for the next `seen`. */
export const settingNow = <Saved extends z.ZodMiniType>(saved: Saved) => z.object({ current: saved });

/** The bodies of every PUT that changes a setting. */
export const ClubSeasonChange = z.safeExtend(SeasonInput, seen(SavedSeason));
export const HiddenSlotChange = z.extend(HiddenSlotInput, seen(SavedHiddenSlot));
export const PriceListChange = z.extend(PriceListInput, seen(SavedPriceList));
export const LandingDatesChange = z.extend(LandingDatesInput, seen(SavedLandingDates));
export const HiddenYearsChange = z.extend(HiddenYearsInput, seen(SavedHiddenYears));
export const FairUseChange = z.extend(FairUse, seen(FairUse));
export const ClubProfileChange = z.extend(ClubProfileInput, seen(ClubProfileInput));
export const ClubTextsChange = z.extend(ClubTexts, seen(ClubTexts));
export const RetentionChange = z.extend(RetentionInput, seen(RetentionInput));

export type ClubSeasonChange = z.infer<typeof ClubSeasonChange>;
export type HiddenSlotChange = z.infer<typeof HiddenSlotChange>;
export type PriceListChange = z.infer<typeof PriceListChange>;
export type LandingDatesChange = z.infer<typeof LandingDatesChange>;
export type HiddenYearsChange = z.infer<typeof HiddenYearsChange>;
export type FairUseChange = z.infer<typeof FairUseChange>;
export type ClubProfileChange = z.infer<typeof ClubProfileChange>;
export type ClubTextsChange = z.infer<typeof ClubTextsChange>;
export type RetentionChange = z.infer<typeof RetentionChange>;
