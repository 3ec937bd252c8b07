import type { RoundDates, SeasonControl } from '@club/shared/contracts/league/rounds';
import { Alert, Button } from '@club/shared/ui-core';
import { useState } from 'react';
import { unplacedText } from '../controlled-season/unplaced';
import { DatesDialog } from '../round-dates/dates-dialog';
import { useEndedRoundWarning } from '../round-dates/use-ended-round-warning';
import { useMoveRound, useOpenFirstRound } from './use-publication';

interface Opened {
  /** The open round; undefined before the first one. */
  readonly round: SeasonControl['rounds'][number] | undefined;
  readonly dates: RoundDates;
}

/** Asks for the dates of the open round, or for those with which the first round is published. */
export function DatesButton({ control }: { control: SeasonControl }) {
  const { year, version, nextDates } = control;
  // The dialog stays about its round: another administrator may publish the next one while it is open.
  const [opened, setOpened] = useState<Opened>();
  const round = control.rounds.at(-1);
  const moving = useMoveRound(year, opened?.round?.number ?? 1);
  const opening = useOpenFirstRound(year);
  const unplaced = unplacedText(control);
  const dates = round ? { startDate: round.startDate ?? '', endDate: round.endDate ?? '' } : nextDates;
  if (!dates) return null;
  return (
    <>
      <Button variant={round ? 'text' : 'contained'} onClick={() => setOpened({ round, dates })}>
        {round ? 'Promijeni datume' : 'Objavi 1. kolo'}
      </Button>
      {opened && (
        <DatesDialog
          title={opened.round ? `Datumi ${opened.round.number}. kola` : 'Objava 1. kola'}
          submit={opened.round ? 'Spremi' : 'Objavi'}
          dates={opened.dates}
          version={version}
          busy={moving.isPending || opening.isPending}
          hint={({ endDate }) => (
            <>
              {unplaced && <Alert severity="warning">{unplaced}</Alert>}
              {!opened.round && <EndedRoundWarning endDate={endDate} />}
            </>
          )}
          send={(next) => (opened.round ? moving : opening).mutateAsync(next)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

function EndedRoundWarning({ endDate }: { endDate: string }) {
  const warning = useEndedRoundWarning(endDate);
  return warning && <Alert severity="warning">{warning}</Alert>;
}
