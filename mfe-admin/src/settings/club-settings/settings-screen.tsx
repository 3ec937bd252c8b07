import type { Settings } from '@club/shared/contracts/settings';
import { useAllSettled } from '@club/shared/query';
import { Box, Loaded, PageHeading, SectionCard, Stack, Typography } from '@club/shared/ui-core';
import { type ReactNode, useEffect } from 'react';
import { useAdminQuery } from '../../api/use-admin-query';
import { UnsavedForms } from '../../forms/unsaved-forms/unsaved-forms';
import { ClubProfileSection } from '../club-profile/club-profile-section';
import { CLUB_PROFILE } from '../club-profile/use-saved-club-profile';
import { ClubTextsSection } from '../club-texts/club-texts-section';
import { LeagueSeasonsSection } from '../league-settings/league-seasons-section';
import { LEAGUE_SEASONS } from '../league-settings/use-season-settings';
import { RetentionSection } from '../retention/retention-section';
import { RETENTION } from '../retention/use-retention';
import { SlotPlanSection } from '../slot-plan/slot-plan-section';
import { SLOT_PLAN } from '../slot-plan/use-slot-plan';
import { FairUseSection } from './fair-use-section';
import { HiddenSlotsSection } from './hidden-slots-section';
import { HiddenYearsSection } from './hidden-years-section';
import { LandingSection } from './landing-section';
import { PriceListsSection } from './price-lists-section';
import { ReleasesLink } from './releases-link';
import { SeasonsSection } from './seasons-section';
import { type IndexedSection, SectionIndex } from './section-index';
import { SettingsSkeleton } from './settings-skeleton';
import { useSettings } from './use-settings';

interface Section extends IndexedSection {
  readonly content: (settings: Settings) => ReactNode;
}

const SECTIONS: readonly Section[] = [
  { id: 'look', title: 'Ime i izgled kluba', content: () => <ClubProfileSection /> },
  { id: 'texts', title: 'Tekstovi kluba', content: () => <ClubTextsSection /> },
  { id: 'seasons', title: 'Postavke sezone', content: ({ seasons }) => <SeasonsSection seasons={seasons} /> },
  { id: 'league-seasons', title: 'Sezone lige', content: () => <LeagueSeasonsSection /> },
  { id: 'slots', title: 'Termini', content: ({ hiddenSlots }) => <SlotPlanSection hiddenSlots={hiddenSlots} /> },
  {
    id: 'hidden-slots',
    title: 'Skriveni termini',
    content: ({ hiddenSlots, slots }) => <HiddenSlotsSection hiddenSlots={hiddenSlots} slots={slots} />,
  },
  {
    id: 'prices',
    title: 'Cjenici i paketi',
    content: ({ priceLists }) => <PriceListsSection priceLists={priceLists} />,
  },
  {
    id: 'booking-rules',
    title: 'Pravila rezerviranja',
    content: ({ fairUse }) => (fairUse ? <FairUseSection rules={fairUse} /> : <NotSent title="Pravila rezerviranja" />),
  },
  {
    id: 'landing-dates',
    title: 'Datumi naslovnice',
    content: ({ landingDates }) => <LandingSection dates={landingDates} />,
  },
  {
    id: 'hidden-years',
    title: 'Skrivene godine financija',
    content: ({ hiddenFinanceYears }) =>
      hiddenFinanceYears ? (
        <HiddenYearsSection years={hiddenFinanceYears} />
      ) : (
        <NotSent title="Skrivene godine financija" />
      ),
  },
  { id: 'retention', title: 'Rokovi čuvanja', content: () => <RetentionSection /> },
  { id: 'releases', title: 'Inačice', content: () => <ReleasesLink /> },
];

/**
 * Starts the sections' own reads together with that of the screen. Sections that appeared one after another would move
 * those below while somebody may already be using them.
 * @returns whether each read has succeeded, or has failed, which its section shows
 */
function useSectionReads(): boolean {
  return useAllSettled(
    useAdminQuery(CLUB_PROFILE),
    useAdminQuery(LEAGUE_SEASONS),
    useAdminQuery(SLOT_PLAN),
    useAdminQuery(RETENTION),
  );
}

export default function SettingsScreen() {
  const settings = useSettings();
  const areSectionsRead = useSectionReads();
  return (
    <UnsavedForms>
      <PageHeading
        title="Postavke"
        subtitle="Ime, izgled i tekstovi kluba, sezone terena i lige, termini i njihova vidljivost, cijene, pravila rezerviranja, datumi naslovnice i godine financija."
      />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '240px minmax(0, 1fr)' }, alignItems: 'start' }}>
        <SectionIndex sections={SECTIONS} />
        <Loaded query={settings} what="postavke" skeleton={<SettingsSkeleton />}>
          {(loaded) => (areSectionsRead ? <Sections settings={loaded} /> : <SettingsSkeleton />)}
        </Loaded>
      </Box>
    </UnsavedForms>
  );
}

function Sections({ settings }: { settings: Settings }) {
  // Scrolls to the anchor in the address, because the browser has looked for it before its section was rendered.
  // Returns nothing: newer browsers answer with a promise, which React would take for the effect's clean-up.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <Stack spacing={3} sx={{ minWidth: 0 }}>
      {SECTIONS.map(({ id, content }) => (
        <Box key={id} id={id} sx={{ scrollMarginTop: 80 }}>
          {content(settings)}
        </Box>
      ))}
    </Stack>
  );
}

/** In place of settings that an older server, during an upgrade, does not send: a form without them would overwrite them. */
function NotSent({ title }: { title: string }) {
  return (
    <SectionCard title={title}>
      <Typography color="textSecondary">
        Ove postavke trenutačno nisu dostupne, jer se aplikacija nadograđuje. Osvježite stranicu za nekoliko minuta.
      </Typography>
    </SectionCard>
  );
}
