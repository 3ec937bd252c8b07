import { BlockSkeleton, ButtonLink, Loaded, PageHeading, SectionCard, Stack } from '@club/shared/ui-core';
import { ClubProfileSection } from '../club-profile/club-profile-section';
import { ClubTextsSection } from '../club-texts/club-texts-section';
import { LeagueSeasonsSection } from '../league-settings/league-seasons-section';
import { RetentionSection } from '../retention/retention-section';
import { SlotPlanSection } from '../slot-plan/slot-plan-section';
import { FairUseSection } from './fair-use-section';
import { HiddenSlotsSection } from './hidden-slots-section';
import { HiddenYearsSection } from './hidden-years-section';
import { LandingSection } from './landing-section';
import { PriceListsSection } from './price-lists-section';
import { SeasonsSection } from './seasons-section';
import { useSettings } from './use-settings';

export default function SettingsScreen() {
  const settings = useSettings();
  return (
    <>
      <PageHeading
        title="Postavke"
        subtitle="Ime, izgled i tekstovi kluba, sezone terena i lige, termini i njihova vidljivost, cijene, pravila rezerviranja, datumi početne stranice i godine financija."
      />
      <Loaded query={settings} what="postavke" skeleton={<SettingsSkeleton />}>
        {({ seasons, hiddenSlots, slots, priceLists, landingDates, hiddenFinanceYears, fairUse }) => (
          <Stack spacing={3}>
            <ClubProfileSection />
            <ClubTextsSection />
            <SeasonsSection seasons={seasons} />
            <LeagueSeasonsSection />
            <SlotPlanSection hiddenSlots={hiddenSlots} />
            <HiddenSlotsSection hiddenSlots={hiddenSlots} slots={slots} />
            <PriceListsSection priceLists={priceLists} />
            <FairUseSection rules={fairUse} />
            <LandingSection dates={landingDates} />
            <HiddenYearsSection years={hiddenFinanceYears} />
            <RetentionSection />
            <ReleasesLink />
          </Stack>
        )}
      </Loaded>
    </>
  );
}

/** Which versions are in use is set by the teams, from the command line. */
function ReleasesLink() {
  return (
    <SectionCard title="Inačice">
      <ButtonLink to="/admin/settings/releases" state={{ from: '/admin/settings' }} variant="outlined">
        Pregled inačica
      </ButtonLink>
    </SectionCard>
  );
}

function SettingsSkeleton() {
  return (
    <Stack spacing={3}>
      <BlockSkeleton height={{ xs: 830, sm: 480 }} />
      <BlockSkeleton height={{ xs: 215, sm: 145 }} />
      <BlockSkeleton height={{ xs: 2310, sm: 520 }} />
      <BlockSkeleton height={{ xs: 315, sm: 190 }} />
      <BlockSkeleton height={{ xs: 300, sm: 190 }} />
      <BlockSkeleton height={{ xs: 585, sm: 365 }} />
    </Stack>
  );
}
