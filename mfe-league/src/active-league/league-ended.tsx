import { Delayed } from '@club/shared/delayed';
import { LeagueIcon } from '@club/shared/icons';
import { EmptyState, SectionCard } from '@club/shared/ui-core';
import { RoundSkeleton } from '../pyramid/round-skeleton';
import { AllSeasonsLink } from '../season/all-seasons-link';

/** After the final (specification, section 2; resolution 31). */
export function LeagueEnded() {
  return (
    <Delayed fallback={<RoundSkeleton />}>
      <SectionCard>
        <EmptyState
          icon={<LeagueIcon fontSize="large" aria-hidden />}
          title="Ovogodišnja liga je završila. Hvala svima na sudjelovanju!"
          action={<AllSeasonsLink />}
        >
          Nova sezona počinje u rano proljeće.
        </EmptyState>
      </SectionCard>
    </Delayed>
  );
}
