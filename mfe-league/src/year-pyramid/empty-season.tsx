import { ScheduleIcon } from '@club/shared/icons';
import { EmptyState, SectionCard, TextLink } from '@club/shared/ui-core';
import { Delayed } from '../delayed/delayed';
import { RoundSkeleton } from '../pyramid/round-skeleton';

/** A season without a published round (specification, section 8). */
export function EmptySeason({ year }: { year: number }) {
  return (
    <Delayed fallback={<RoundSkeleton />}>
      <SectionCard>
        <EmptyState
          icon={<ScheduleIcon fontSize="large" aria-hidden />}
          title={`Nema rezultata za sezonu ${year}.`}
          action={
            <TextLink alone to="/summer-league">
              Sve sezone
            </TextLink>
          }
        >
          Liga počinje u rano proljeće.
        </EmptyState>
      </SectionCard>
    </Delayed>
  );
}
