import type { RoundDates, SeasonControl } from '@club/shared/contracts/league/rounds';
import { Alert } from '@club/shared/ui-core';
import { unplacedText } from '../controlled-season/unplaced';
import { DatesDialog } from '../round-dates/dates-dialog';
import { useEndedRoundWarning } from '../round-dates/use-ended-round-warning';
import { useMoveRound, useOpenFirstRound } from './use-publication';

/** What the dialog was opened for. */
export interface DatedRound {
  /** The number of the open round; undefined before the first one. */
  readonly number: number | undefined;
  readonly dates: RoundDates;
}

interface OpenedDatesProps {
  control: SeasonControl;
  opened: DatedRound;
  onClose: () => void;
}

/**
 * The dialog that `DatesButton` opens. It stays about its round: while it is open, another administrator may publish, close
 * or undo one.
 */
export function OpenedDates({ control, opened: { number, dates }, onClose }: OpenedDatesProps) {
  const { year, version } = control;
  const moving = useMoveRound(year, number ?? 1);
  const opening = useOpenFirstRound(year);
  const unplaced = unplacedText(control);
  return (
    <DatesDialog
      title={number ? `Datumi ${number}. kola` : 'Objava 1. kola'}
      submit={number ? 'Spremi' : 'Objavi'}
      dates={dates}
      version={version}
      busy={moving.isPending || opening.isPending}
      hint={({ endDate }) => (
        <>
          {unplaced && <Alert severity="warning">{unplaced}</Alert>}
          {!number && <EndedRoundWarning endDate={endDate} />}
        </>
      )}
      send={(next) => (number ? moving : opening).mutateAsync(next)}
      onClose={onClose}
    />
  );
}

function EndedRoundWarning({ endDate }: { endDate: string }) {
  const warning = useEndedRoundWarning(endDate);
  return warning && <Alert severity="warning">{warning}</Alert>;
}
