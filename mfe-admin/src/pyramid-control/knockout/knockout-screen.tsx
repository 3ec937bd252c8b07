import type { LeagueDraw } from '@club/shared/contracts/league/draw';
import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { BlockSkeleton, ButtonLink, EmptyState, Loaded, PageHeading, Stack } from '@club/shared/ui-core';
import { useState } from 'react';
import { ControlLayout } from '../control-layout/control-layout';
import { SeasonContent } from '../control-layout/season-content';
import { isOver } from '../controlled-season/season-state';
import { EnteredMatch } from '../match/entered-match';
import { MatchSection } from '../match/match-section';
import { useClosingPath } from '../round-closing/closing-choices';
import { ChampionsCard } from './champions-card';
import { ConsolationCard } from './consolation-card';
import { FinishSeasonButton } from './finish-season-button';
import { NextSeasonButton } from './next-season-button';
import { type MovedPhase, PhaseDates } from './phase-dates';
import { phasesOf } from './phases';
import { PhasesSection } from './phases-section';
import { useLeagueDraw } from './use-knockout';

export default function KnockoutScreen() {
  return (
    <>
      <PageHeading title="Završni turnir" subtitle="Ždrijeb, faze, rezultati i kraj sezone." />
      <ControlLayout what="sezonu" height={700}>
        {({ year }) => <SeasonContent year={year}>{(control) => <KnockoutPage control={control} />}</SeasonContent>}
      </ControlLayout>
    </>
  );
}

/** The dialogs are outside the draw, so that what was typed stays if somebody else undoes it meanwhile. */
function KnockoutPage({ control }: { control: SeasonControl }) {
  const [moved, setMoved] = useState<MovedPhase>();
  return (
    <>
      <KnockoutOf control={control} onMove={setMoved} />
      {moved && <PhaseDates control={control} moved={moved} onClose={() => setMoved(undefined)} />}
      <EnteredMatch
        matches={control.isDrawn ? control.openMatches : []}
        rounds={control.rounds}
        isFinal={isOver(control)}
      />
    </>
  );
}

interface KnockoutProps {
  control: SeasonControl;
  onMove: (moved: MovedPhase) => void;
}

function KnockoutOf({ control, onMove }: KnockoutProps) {
  const pathTo = useClosingPath();
  if (control.isDrawn) return <Drawn control={control} onMove={onMove} />;
  if (control.mayFinish) {
    return (
      <EmptyState title="Za završni turnir nema dovoljno igrača." action={<FinishSeasonButton control={control} />}>
        Nakon zadnjeg kola ostalo je manje od dvoje igrača, pa se ždrijeb ne objavljuje. Sezona završava bez prvaka.
      </EmptyState>
    );
  }
  if (isOver(control)) {
    return (
      <EmptyState title={`Sezona ${control.year}. je završena.`} action={<NextSeasonButton last={control} />}>
        Njezini se rezultati više ne mijenjaju.
      </EmptyState>
    );
  }
  if (!control.mayDraw) {
    return (
      <EmptyState title="Završni turnir još ne počinje.">
        Ždrijeb se objavljuje kad je zatvoreno zadnje kolo.
        {control.rounds.length > 0 && ' Nositelji se već vide na stranicama lige.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Sva su kola odigrana."
      action={
        <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
          <ButtonLink variant="contained" to={pathTo('/admin/pyramid-control/knockout/preview')}>
            Pregled ždrijeba
          </ButtonLink>
          <FinishSeasonButton control={control} />
        </Stack>
      }
    >
      Pregled pokazuje nositelje, kvalifikacije i parove. Ništa se ne mijenja dok ne objavite. Ako se završni turnir ove
      godine neće igrati, završite sezonu bez finala.
    </EmptyState>
  );
}

function Drawn({ control, onMove }: KnockoutProps) {
  return (
    <Loaded query={useLeagueDraw(control.year)} what="ždrijeb" skeleton={<BlockSkeleton height={700} />}>
      {(draw) => <DrawnKnockout control={control} draw={draw} onMove={onMove} />}
    </Loaded>
  );
}

function DrawnKnockout({ control, draw, onMove }: KnockoutProps & { draw: LeagueDraw }) {
  return (
    <>
      <ChampionsCard control={control} draw={draw} />
      <PhasesSection
        phases={phasesOf(draw)}
        isOver={isOver(control)}
        onMove={(phase) => onMove({ phase, version: draw.version })}
      />
      <ConsolationCard control={control} />
      {!isOver(control) && <MatchSection control={control} />}
    </>
  );
}
