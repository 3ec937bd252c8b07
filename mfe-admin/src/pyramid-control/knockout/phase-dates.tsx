import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { isOver } from '../controlled-season/season-state';
import { DatesDialog } from '../round-dates/dates-dialog';
import { type DrawnPhase, labelOf } from './phases';
import { useMovePhase } from './use-knockout';

/** A phase as it was when the dialog was opened, with the version of the draw that showed it. */
export interface MovedPhase {
  readonly phase: DrawnPhase;
  readonly version: number;
}

interface PhaseDatesProps {
  control: SeasonControl;
  moved: MovedPhase;
  onClose: () => void;
}

/** The dates of a phase; rendered outside the draw, which another administrator may undo while the dialog is open. */
export function PhaseDates({ control, moved: { phase, version }, onClose }: PhaseDatesProps) {
  const moving = useMovePhase(control.year);
  return (
    <DatesDialog
      title={`Datumi: ${labelOf(phase)}`}
      submit="Spremi"
      dates={{ startDate: phase.startDate ?? '', endDate: phase.endDate ?? '' }}
      version={version}
      busy={moving.isPending}
      gone={goneText(control, phase)}
      send={(dates) => moving.mutateAsync({ tournament: phase.tournament, phase: phase.phase, ...dates })}
      onClose={onClose}
    />
  );
}

function goneText(control: SeasonControl, { tournament }: DrawnPhase): string | undefined {
  if (isOver(control)) return 'Sezona je u međuvremenu završena: datumi se više ne mijenjaju.';
  if (control.isDrawn && (tournament === 'MAIN' || control.isConsolationDrawn)) return undefined;
  const draw = control.isDrawn ? 'Ždrijeb utješnog turnira' : 'Ždrijeb';
  return `${draw} u međuvremenu je poništen, pa se datumi ne mogu spremiti.`;
}
