import { PageHeading } from '@club/shared/ui-core';
import { ControlledSeason } from '../controlled-season/controlled-season';
import { MatchSection } from '../match/match-section';
import { ControlLayout } from '../pyramid-control/control-layout';
import { AbsenceSection } from './absence-section';
import { PlayersSection } from './players-section';
import { RoundBar } from './round-bar';

export default function RoundsScreen() {
  return (
    <>
      <PageHeading title="Kola" subtitle="Rezultati otvorenog kola, datumi i objava." />
      <ControlledSeason>
        {(control) => (
          <ControlLayout year={control.year}>
            <RoundBar control={control} knockoutLink />
            <MatchSection control={control} />
            <AbsenceSection control={control} />
            <PlayersSection control={control} />
          </ControlLayout>
        )}
      </ControlledSeason>
    </>
  );
}
