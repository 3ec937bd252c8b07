import type { RoundDates, SeasonControl } from '@club/shared/contracts/league/rounds';
import { nextPyramid, storedOrder } from '../rearranged-pyramid/stored-steps';
import { DatesDialog } from '../round-dates/dates-dialog';
import { closedMeanwhile } from './closed-meanwhile';
import { closingWith } from './closing';
import { useClosingChoices } from './closing-choices';
import { EarlyEnd } from './early-end';
import { useCheckPreview } from './use-round-closing';

/** The next round as it was when the dialog was opened. */
export interface DatedNextRound {
  readonly number: number;
  readonly dates: RoundDates;
}

interface NextRoundDatesProps {
  control: SeasonControl;
  dated: DatedNextRound;
  onClose: () => void;
}

/** The dates of the next round, which are checked by a preview before they apply. */
export function NextRoundDates({ control, dated: { number, dates }, onClose }: NextRoundDatesProps) {
  const { year, version, plannedRounds } = control;
  const choices = useClosingChoices(number);
  const checking = useCheckPreview(year);
  const closed = closedMeanwhile(control, number - 1);
  const shortened = number > plannedRounds ? `Kola je u međuvremenu manje: ${number}. kola neće biti.` : undefined;
  const gone = closed ?? shortened;
  return (
    <DatesDialog
      title={`Datumi ${number}. kola`}
      submit="Primijeni"
      dates={dates}
      version={version}
      busy={checking.isPending}
      gone={gone && `${gone} Ovi se datumi više ne mogu primijeniti.`}
      hint={() => gone === undefined && <EarlyEnd control={control} />}
      send={async ({ startDate, endDate }) => {
        const order = storedOrder(nextPyramid(year, number));
        await checking.mutateAsync(closingWith(control, { startDate, endDate }, order));
        choices.setDates({ startDate, endDate });
      }}
      onClose={onClose}
    />
  );
}
