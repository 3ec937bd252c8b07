import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { Alert, Button } from '@club/shared/ui-core';
import { useState } from 'react';
import { unplacedText } from '../controlled-season/unplaced';
import { DatesDialog } from '../round-dates/dates-dialog';
import { useEndedRoundWarning } from '../round-dates/use-ended-round-warning';
import { useMoveRound, useOpenFirstRound } from './use-publication';

/** Asks for the dates of the open round, or for those with which the first round is published. */
export function DatesButton({ control }: { control: SeasonControl }) {
  const { year, version, nextDates } = control;
  const [isDating, setDating] = useState(false);
  const round = control.rounds.at(-1);
  const moving = useMoveRound(year, round?.number ?? 1);
  const opening = useOpenFirstRound(year);
  const unplaced = unplacedText(control);
  const dates = round ? { startDate: round.startDate ?? '', endDate: round.endDate ?? '' } : nextDates;
  if (!dates) return null;
  return (
    <>
      <Button variant={round ? 'text' : 'contained'} onClick={() => setDating(true)}>
        {round ? 'Promijeni datume' : 'Objavi 1. kolo'}
      </Button>
      {isDating && (
        <DatesDialog
          title={round ? `Datumi ${round.number}. kola` : 'Objava 1. kola'}
          submit={round ? 'Spremi' : 'Objavi'}
          dates={dates}
          version={version}
          busy={moving.isPending || opening.isPending}
          hint={({ endDate }) => (
            <>
              {unplaced && <Alert severity="warning">{unplaced}</Alert>}
              {!round && <EndedRoundWarning endDate={endDate} />}
            </>
          )}
          send={(next) => (round ? moving : opening).mutateAsync(next)}
          onClose={() => setDating(false)}
        />
      )}
    </>
  );
}

function EndedRoundWarning({ endDate }: { endDate: string }) {
  const warning = useEndedRoundWarning(endDate);
  return warning && <Alert severity="warning">{warning}</Alert>;
}
