import type { RoundDates, SeasonControl } from '@club/shared/contracts/league/rounds';
import { Alert } from '@club/shared/ui-core';
import { unplacedText } from '../controlled-season/unplaced';
import { closedMeanwhile } from '../round-closing/closed-meanwhile';
import { DatesDialog } from '../round-dates/dates-dialog';
import { FirstRoundHint } from './first-round-hint';
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
 * The dialog that `DatesButton` opens. It stays about its round: another administrator may publish, close or undo one
 * meanwhile, and the dialog then shows that.
 */
export function OpenedDates({ control, opened: { number, dates }, onClose }: OpenedDatesProps) {
  const { year, version } = control;
  const moving = useMoveRound(year, number ?? 1);
  const opening = useOpenFirstRound(year);
  const unplaced = unplacedText(control);
  // What this dialog has published itself is no news.
  const isOwn = opening.isPending || opening.isSuccess;
  const gone = number ? movedTooLate(control, number) : !isOwn && publishedMeanwhile(control);
  return (
    <DatesDialog
      title={number ? `Datumi ${number}. kola` : 'Objava 1. kola'}
      submit={number ? 'Spremi' : 'Objavi'}
      dates={dates}
      version={version}
      busy={moving.isPending || opening.isPending}
      gone={gone || undefined}
      hint={({ endDate }) =>
        !gone && (
          <>
            {unplaced && <Alert severity="warning">{unplaced}</Alert>}
            {!number && <FirstRoundHint control={control} endDate={endDate} />}
          </>
        )
      }
      send={(next) => (number ? moving : opening).mutateAsync(next)}
      onClose={onClose}
    />
  );
}

function movedTooLate(control: SeasonControl, number: number): string | undefined {
  const closed = closedMeanwhile(control, number);
  return closed && `${closed} Ovi se datumi više ne mogu spremiti.`;
}

const publishedMeanwhile = ({ rounds }: SeasonControl): string | undefined =>
  rounds.length > 0 ? '1. kolo u međuvremenu je objavljeno, pa se ne može ponovno objaviti.' : undefined;
