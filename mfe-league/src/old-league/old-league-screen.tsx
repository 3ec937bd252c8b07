import type { GroupsResults } from '@club/shared/contracts/league/groups-results';
import { competitionLabel, phaseLabel, Tournament } from '@club/shared/contracts/league/phases';
import { BlockSkeleton, CardGrid, EmptyState, Loaded, SectionCard, Stack, Typography } from '@club/shared/ui-core';
import { PhaseField } from '../phase-results/phase-field';
import { PhaseResults } from '../phase-results/phase-results';
import { useChosenPhase } from '../phase-results/use-chosen-phase';
import { AllSeasonsLink } from '../season/all-seasons-link';
import { SeasonPage } from '../season/season-page';
import { withSeason } from '../season/with-season';
import { GroupTable } from './group-table';
import { useGroups } from './use-groups';

const GROUPS = ['A', 'B'] as const;

/** A season of the first years: two groups, and their results in each round. */
export default withSeason(function OldLeague({ year }) {
  const groups = useGroups(year);
  return (
    <SeasonPage year={year} tab="results" title={`Ljetna liga ${year}. – skupine i rezultati`}>
      <Loaded query={groups} what="rezultate" skeleton={<BlockSkeleton height={720} />}>
        {(season) => (season ? <GroupSeason season={season} /> : <NoGroups year={year} />)}
      </Loaded>
    </SeasonPage>
  );
});

function GroupSeason({ season: { groupsByYear, resultsLeagueDataGrouped } }: { season: GroupsResults }) {
  const phases = Object.keys(resultsLeagueDataGrouped);
  const { phase: chosen } = useChosenPhase(phases);
  return (
    <Stack spacing={3}>
      <CardGrid min={320}>
        {GROUPS.map((group) => (
          <GroupTable key={group} group={group} rows={groupsByYear.filter(({ groupType }) => groupType === group)} />
        ))}
      </CardGrid>
      <PhaseField phases={phases} />
      {Object.entries(resultsLeagueDataGrouped)
        .filter(([phase]) => chosen === null || phase === chosen)
        .map(([phase, matches]) => (
          <section key={phase} aria-label={phaseLabel(phase)}>
            <Typography variant="h2" sx={{ mb: 1.5, fontSize: '1.125rem' }}>
              {phaseLabel(phase)}
            </Typography>
            <CardGrid min={320}>
              {GROUPS.map((group) => {
                const ofGroup = matches.filter(({ groupType }) => groupType === group);
                return (
                  ofGroup.length > 0 && (
                    <PhaseResults key={group} title={`${phaseLabel(phase)}, skupina ${group}`} matches={ofGroup} />
                  )
                );
              })}
              {Tournament.options.map((tournament) => {
                const ofKnockout = matches.filter(
                  (match) => match.groupType === null && match.tournament === tournament,
                );
                const label = competitionLabel(phase, tournament);
                const title = tournament === 'MAIN' ? `${label}, završni turnir` : label;
                return ofKnockout.length > 0 && <PhaseResults key={tournament} title={title} matches={ofKnockout} />;
              })}
            </CardGrid>
          </section>
        ))}
    </Stack>
  );
}

function NoGroups({ year }: { year: number }) {
  return (
    <SectionCard>
      <EmptyState title={`Nema skupina za sezonu ${year}.`} action={<AllSeasonsLink />}>
        U skupinama se igralo prvih sezona lige.
      </EmptyState>
    </SectionCard>
  );
}
