import { PageHeading } from '@club/shared/ui-core';
import { ControlLayout } from '../control-layout/control-layout';
import { SeasonContent } from '../control-layout/season-content';
import { isOver } from '../controlled-season/season-state';
import { EnteredMatch } from '../match/entered-match';
import { MatchSection } from '../match/match-section';
import { AbsenceSection } from './absence-section';
import { LowerRoundsSection } from './lower-rounds-section';
import { PlayersSection } from './players-section';

export default function RoundsScreen() {
  return (
    <>
      <PageHeading title="Kola" subtitle="Rezultati otvorenog kola, datumi i objava." />
      <ControlLayout what="sezonu" height={700}>
        {({ year }) => (
          <SeasonContent year={year}>
            {(control) => (
              <>
                <MatchSection control={control} />
                <AbsenceSection control={control} />
                <PlayersSection control={control} />
                <LowerRoundsSection control={control} />
                <EnteredMatch matches={control.openMatches} rounds={control.rounds} isFinal={isOver(control)} />
              </>
            )}
          </SeasonContent>
        )}
      </ControlLayout>
    </>
  );
}
