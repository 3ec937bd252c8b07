import { Delayed } from '@club/shared/delayed';
import { ScheduleIcon } from '@club/shared/icons';
import { EmptyState, SectionCard } from '@club/shared/ui-core';
import { RoundSkeleton } from '../pyramid/round-skeleton';
import { EmptySeasonLinks, notBegunText } from '../season/not-begun';
import { useNotBegun } from '../season/use-not-begun';

/** A season without a published round (specification, section 8). */
export function EmptySeason({ year }: { year: number }) {
  const notBegun = useNotBegun(year);
  return (
    <Delayed fallback={<RoundSkeleton />}>
      <SectionCard>
        <EmptyState
          icon={<ScheduleIcon fontSize="large" aria-hidden />}
          title={`Nema rezultata za sezonu ${year}.`}
          action={<EmptySeasonLinks notBegun={notBegun} />}
        >
          Liga počinje u rano proljeće. {notBegun && notBegunText(notBegun)}
        </EmptyState>
      </SectionCard>
    </Delayed>
  );
}
