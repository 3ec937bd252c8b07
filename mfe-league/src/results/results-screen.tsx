import { useAddress } from '@club/shared/address';
import type { LeagueResults } from '@club/shared/contracts/league/league-results';
import { competitionLabel } from '@club/shared/contracts/league/phases';
import { matchCount } from '@club/shared/domain';
import {
  Button,
  EmptyState,
  Loaded,
  PageHeading,
  SectionCard,
  Stack,
  TableSkeleton,
  TextLink,
  VisuallyHidden,
} from '@club/shared/ui-core';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { PhaseField } from '../phase-results/phase-field';
import { PhaseResults } from '../phase-results/phase-results';
import { useChosenPhase } from '../phase-results/use-chosen-phase';
import { PlayerSearch } from '../player-search/player-search';
import { PLAYER, useMarkedPlayer } from '../player-search/use-marked-player';
import { PrintButton } from '../print/print-button';
import { usePrintPage } from '../print/use-print-page';
import { resultPlayers, shownPhases } from './shown-phases';
import { useLeagueResults } from './use-league-results';

/** The newest season's results in all phases (resolution 47). */
export default function ResultsScreen() {
  const results = useLeagueResults();
  const year = results.data?.year;
  usePrintPage('A4 portrait');
  return (
    <>
      <Breadcrumbs here="Rezultati" />
      <PageHeading
        title="Rezultati"
        subtitle={year ? `Sezona ${year}., sva kola i završni turnir` : 'Najnovija sezona, sva kola i završni turnir'}
      />
      <Loaded query={results} what="rezultate" skeleton={<TableSkeleton rows={16} columns={3} />}>
        {(season) => (season ? <SeasonResults results={season} /> : <NoResults />)}
      </Loaded>
    </>
  );
}

function SeasonResults({ results }: { results: LeagueResults }) {
  const { change } = useAddress();
  const player = useMarkedPlayer();
  const { phase } = useChosenPhase(results.phases);
  const shown = shownPhases(results, { phase, player });
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ mb: 2, flexWrap: 'wrap', alignItems: 'center', displayPrint: 'none' }}
      >
        <PhaseField phases={results.phases} />
        <PlayerSearch label="Mečevi igrača" players={resultPlayers(results)} />
        <PrintButton />
      </Stack>
      <VisuallyHidden role="status">{matchCount(shown.flatMap(({ matches }) => matches).length)}</VisuallyHidden>
      <Stack spacing={2.25}>
        {shown.map(({ phase: key, tournament, matches }) => (
          <PhaseResults key={`${key} ${tournament}`} title={competitionLabel(key, tournament)} matches={matches} />
        ))}
        {shown.length === 0 && (
          <SectionCard>
            {/* The search shows only players of this season, so it cannot clear another one. */}
            <EmptyState
              title="Nema takvih mečeva."
              action={
                <Button variant="outlined" onClick={() => change({ phase: null, [PLAYER]: null })}>
                  Prikaži sve mečeve
                </Button>
              }
            >
              Odaberite drugu fazu ili drugog igrača.
            </EmptyState>
          </SectionCard>
        )}
      </Stack>
    </>
  );
}

function NoResults() {
  return (
    <SectionCard>
      <EmptyState
        title="Još nema rezultata."
        action={
          <TextLink alone to="/summer-league">
            Ljetna liga
          </TextLink>
        }
      >
        Rezultati će biti ovdje čim se objavi prvo kolo.
      </EmptyState>
    </SectionCard>
  );
}
