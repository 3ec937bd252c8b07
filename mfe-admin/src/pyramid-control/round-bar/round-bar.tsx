import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { useLocation } from '@club/shared/router';
import { ButtonLink, Loaded } from '@club/shared/ui-core';
import { useId, useState } from 'react';
import { useSeasonControl } from '../controlled-season/use-season-control';
import { useClosingPath } from '../round-closing/closing-choices';
import { BarFrame } from './bar-frame';
import { barStage } from './bar-stage';
import { DatesButton } from './dates-button';
import { type DatedRound, OpenedDates } from './opened-dates';
import { RoundBarSkeleton } from './round-bar-skeleton';
import { RoundProgress } from './round-progress';
import { UndoButton } from './undo-button';

/** The stage of the season on top of every page of the pyramid control, with its next step and undo. */
export function RoundBar({ year }: { year: number }) {
  const season = useSeasonControl(year);
  return (
    <Loaded query={season} what="stanje kola" skeleton={<RoundBarSkeleton />}>
      {(control) => <SeasonBar control={control} />}
    </Loaded>
  );
}

function SeasonBar({ control }: { control: SeasonControl }) {
  const id = useId();
  const { title, about, progress, left } = barStage(control);
  const [opened, setOpened] = useState<DatedRound>();
  const round = control.rounds.at(-1);
  const datesButton = <DatesButton control={control} onOpen={setOpened} />;
  return (
    <>
      <BarFrame
        labelledBy={id}
        title={title}
        about={about}
        dates={round?.state === 'OPEN' && datesButton}
        progress={progress && <RoundProgress progress={progress} left={left} disputed={control.disputed.length} />}
        undo={(round || control.ended) && <UndoButton control={control} />}
        next={round ? <NextStep isOpen={round.state === 'OPEN'} /> : datesButton}
      />
      {opened && <OpenedDates control={control} opened={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** The one primary button once the first round is published: closing the open one, or going to the knockout. */
function NextStep({ isOpen }: { isOpen: boolean }) {
  const pathTo = useClosingPath();
  const { pathname } = useLocation();
  if (isOpen) {
    return (
      <ButtonLink variant="contained" sx={WHOLE} to={pathTo('/admin/pyramid-control/rounds/preview')}>
        Pregled zatvaranja kola
      </ButtonLink>
    );
  }
  // The page itself needs no link.
  if (pathname === '/admin/pyramid-control/knockout') return null;
  return (
    <ButtonLink variant="contained" sx={WHOLE} to={pathTo('/admin/pyramid-control/knockout')}>
      Završni turnir
    </ButtonLink>
  );
}

const WHOLE = { whiteSpace: { sm: 'nowrap' } } as const;
