import { BlockSkeleton, ButtonLink, Loaded, PageHeading, SectionCard, Stack } from '@club/shared/ui-core';
import { LeagueSeasonsSection } from '../league-settings/league-seasons-section';
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
        subtitle="Sezone terena i lige, vidljivost termina, cijene, pravila rezerviranja, datumi početne stranice i godine financija."
      />
      <Loaded query={settings} what="postavke" skeleton={<SettingsSkeleton />}>
        {({ seasons, hiddenSlots, slots, priceLists, landingDates, hiddenFinanceYears, fairUse }) => (
          <Stack spacing={3}>
            <SeasonsSection seasons={seasons} />
            <LeagueSeasonsSection />
            <HiddenSlotsSection hiddenSlots={hiddenSlots} slots={slots} />
            <PriceListsSection priceLists={priceLists} />
            <FairUseSection rules={fairUse} />
            <LandingSection dates={landingDates} />
            <HiddenYearsSection years={hiddenFinanceYears} />
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
      <BlockSkeleton height={160} />
      <BlockSkeleton height={200} />
      <BlockSkeleton height={260} />
      <BlockSkeleton height={380} />
      <BlockSkeleton height={230} />
      <BlockSkeleton height={230} />
    </Stack>
  );
}
