import { useClubDay } from '@club/shared/club-day';
import { useAllSettled } from '@club/shared/query';
import { BlockSkeleton, Box, Loaded, PageHeading } from '@club/shared/ui-core';
import { UnsavedForms } from '../../forms/unsaved-forms/unsaved-forms';
import { ClosurePlanner } from './closure-planner';
import { ClosureSection } from './closure-section';

export default function CourtClosuresScreen() {
  const day = useClubDay();
  const isDayRead = useAllSettled(day);
  return (
    <UnsavedForms>
      <PageHeading
        title="Zatvaranje terena"
        subtitle="Kiša, radovi ili turnir: rezervacije u razdoblju se otkazuju, a termini zatvaraju."
      />
      <Loaded query={day} what="današnji datum" skeleton={<BlockSkeleton height={420} />}>
        {({ today }) => <ClosurePlanner today={today} />}
      </Loaded>
      {/* Rendered after the form above it has loaded or failed, so that it does not jump. */}
      {isDayRead && (
        <Box sx={{ mt: 3 }}>
          <ClosureSection />
        </Box>
      )}
    </UnsavedForms>
  );
}
