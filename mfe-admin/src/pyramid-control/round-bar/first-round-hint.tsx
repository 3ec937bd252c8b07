import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { playerCount } from '@club/shared/domain';
import { Alert, Typography } from '@club/shared/ui-core';
import { usePyramidControl } from '../controlled-season/use-pyramid-control';
import { useEndedRoundWarning } from '../round-dates/use-ended-round-warning';

/** What publishing the first round does, before it is done. @param endDate of the round, as typed */
export function FirstRoundHint({ control: { year }, endDate }: { control: SeasonControl; endDate: string }) {
  const warning = useEndedRoundWarning(endDate);
  const pyramid = usePyramidControl().data;
  const cells = pyramid?.year === year ? pyramid['List of pyramid'] : [];
  const players = cells.filter(({ player }) => player).length;
  const count = players > 0 && `U piramidi: ${playerCount(players)}.`;
  // Nobody is notified of a round that is over, which the warning says.
  const notices = !warning && 'Igrači dobivaju obavijest o protivniku.';
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {[count, notices, 'Objavu možete poništiti dok kolo nema rezultata.'].filter(Boolean).join(' ')}
      </Typography>
      {warning && <Alert severity="warning">{warning}</Alert>}
    </>
  );
}
