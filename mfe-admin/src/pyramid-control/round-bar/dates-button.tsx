import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { Button } from '@club/shared/ui-core';
import type { DatedRound } from './opened-dates';

interface DatesButtonProps {
  control: SeasonControl;
  onOpen: (opened: DatedRound) => void;
}

/** Asks for the dates of the open round, or for those with which the first round is published. */
export function DatesButton({ control: { rounds, nextDates }, onOpen }: DatesButtonProps) {
  const round = rounds.at(-1);
  const dates = round ? { startDate: round.startDate ?? '', endDate: round.endDate ?? '' } : nextDates;
  if (!dates) return null;
  return (
    <Button variant={round ? 'text' : 'contained'} onClick={() => onOpen({ number: round?.number, dates })}>
      {round ? 'Promijeni datume' : 'Objavi 1. kolo'}
    </Button>
  );
}
