import { BlockSkeleton, Loaded, PageHeading, Stack } from '@club/shared/ui-core';
import { HiddenSlotsSection } from './hidden-slots-section';
import { LandingSection } from './landing-section';
import { PriceListsSection } from './price-lists-section';
import { SeasonsSection } from './seasons-section';
import { useSettings } from './use-settings';

export default function SettingsScreen() {
  const settings = useSettings();
  return (
    <>
      <PageHeading title="Postavke" subtitle="Sezone, vidljivost termina, cijene i datumi početne stranice." />
      <Loaded query={settings} what="postavke" skeleton={<SettingsSkeleton />}>
        {({ seasons, hiddenSlots, slots, priceLists, landingDates }) => (
          <Stack spacing={3}>
            <SeasonsSection seasons={seasons} />
            <HiddenSlotsSection hiddenSlots={hiddenSlots} slots={slots} />
            <PriceListsSection priceLists={priceLists} />
            <LandingSection dates={landingDates} />
          </Stack>
        )}
      </Loaded>
    </>
  );
}

function SettingsSkeleton() {
  return (
    <Stack spacing={3}>
      <BlockSkeleton height={160} />
      <BlockSkeleton height={200} />
      <BlockSkeleton height={260} />
      <BlockSkeleton height={230} />
    </Stack>
  );
}
