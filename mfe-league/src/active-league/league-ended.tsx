import { LeagueIcon } from '@club/shared/icons';
import { EmptyState, SectionCard, TextLink } from '@club/shared/ui-core';
import { AfterASecond } from '../after-a-second/after-a-second';
import { RoundSkeleton } from '../pyramid/round-skeleton';

/** After the final (specification, section 2; resolution 31). */
export function LeagueEnded() {
  return (
    <AfterASecond before={<RoundSkeleton />}>
      <SectionCard>
        <EmptyState
          icon={<LeagueIcon fontSize="large" aria-hidden />}
          title="Ovogodišnja liga je završila. Hvala svima na sudjelovanju!"
          action={
            <TextLink alone to="/summer-league">
              Sve sezone
            </TextLink>
          }
        >
          Nova sezona počinje u rano proljeće.
        </EmptyState>
      </SectionCard>
    </AfterASecond>
  );
}
