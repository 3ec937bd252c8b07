import { useAddress } from '@club/shared/address';
import { phaseLabel } from '@club/shared/contracts/league/phases';
import type { AllPyramids } from '@club/shared/contracts/league/pyramids';
import { Alert, BlockSkeleton, EmptyState, Loaded, PageHeading } from '@club/shared/ui-core';
import { SelectField } from '@club/shared/ui-form';
import { useState } from 'react';
import { ControlLayout } from '../control-layout/control-layout';
import { isOver, isRoundClosed } from '../controlled-season/season-state';
import { EnteredMatch } from '../match/entered-match';
import { MatchTable } from '../match/match-table';
import { useSeasonResults } from './use-season-results';

export default function SeasonResultsScreen() {
  return (
    <>
      <PageHeading title="Ispravci rezultata" subtitle="Svako kolo i faza; prije spremanja vidi se što se mijenja." />
      <ControlLayout what="sezonu" height={700}>
        {(control) => <ResultsOf year={control.year} isFinal={isOver(control)} />}
      </ControlLayout>
    </>
  );
}

function ResultsOf({ year, isFinal }: { year: number; isFinal: boolean }) {
  return (
    <Loaded query={useSeasonResults(year)} what="rezultate" skeleton={<BlockSkeleton height={700} />}>
      {(season) => (
        <>
          <Phases season={season} isFinal={isFinal} />
          <EnteredMatch
            matches={Object.values(season.resultsLeagueDataGrouped).flat()}
            rounds={season.rounds}
            isFinal={isFinal}
          />
        </>
      )}
    </Loaded>
  );
}

/** One round or phase at a time, the latest first; the address contains which one. */
function Phases({ season, isFinal }: { season: AllPyramids; isFinal: boolean }) {
  const { year, rounds, resultsLeagueDataGrouped: results } = season;
  const { read, change } = useAddress();
  const phases = Object.keys(results).toReversed();
  const [latest] = phases;
  // The latest when the page was opened: a result of one phase may settle the first pair of the next one.
  const [opened, setOpened] = useState(latest);
  if (opened === undefined && latest) setOpened(latest);
  const phase = [read('phase'), opened].find((key) => key && phases.includes(key)) ?? latest;
  if (!phase) return <EmptyState title="Nema mečeva.">Mečevi nastaju objavom 1. kola.</EmptyState>;
  const isClosed = isRoundClosed(rounds, phase);
  return (
    <>
      <SelectField
        label="Kolo ili faza"
        value={phase}
        options={phases.map((value) => ({ value, label: phaseLabel(value) }))}
        onChange={(next) => change({ phase: next })}
      />
      {isFinal && (
        <Alert severity="info" role="note">
          Sezona {year}. je završena: rezultati se više ne mijenjaju.
        </Alert>
      )}
      {isClosed && !isFinal && (
        <Alert severity="info" role="note">
          Kolo je zatvoreno: ispravak mijenja bodove, bonus i poredak, a mjesta i parovi ostaju kako su objavljeni.
        </Alert>
      )}
      <MatchTable
        title={phaseLabel(phase)}
        caption={`Mečevi: ${phaseLabel(phase)}`}
        matches={results[phase] ?? []}
        rounds={rounds}
        isFinal={isFinal}
      />
    </>
  );
}
