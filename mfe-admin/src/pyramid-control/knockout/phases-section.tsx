import { shortDate } from '@club/shared/domain';
import { competitionLabel } from '@club/shared/league-phase';
import { Button, SectionCard } from '@club/shared/ui-core';
import { DataTable } from '@club/shared/ui-data';
import { useState } from 'react';
import { DatesDialog } from '../round-dates/dates-dialog';
import type { DrawnPhase } from './phases';
import { useMovePhase } from './use-knockout';

interface PhasesSectionProps {
  year: number;
  version: number;
  phases: readonly DrawnPhase[];
  /** The season is finished: dates can no longer be changed. */
  isOver: boolean;
}

const labelOf = ({ phase, tournament }: DrawnPhase): string => competitionLabel(phase, tournament);
const datesOf = ({ startDate, endDate }: DrawnPhase): string =>
  startDate && endDate ? `${shortDate(startDate)} – ${shortDate(endDate)}` : 'bez datuma';

/** The phases in the order of play; results are entered during a phase. */
export function PhasesSection({ year, version, phases, isOver }: PhasesSectionProps) {
  const [moved, setMoved] = useState<DrawnPhase>();
  const moving = useMovePhase(year);
  return (
    <SectionCard title="Faze" flush>
      <DataTable
        caption="Faze završnog turnira"
        captionHidden
        columns={[
          { id: 'phase', header: 'Faza', cell: labelOf, phone: 'heading' },
          { id: 'dates', header: 'Datumi', phone: 'line', cell: datesOf },
          {
            id: 'done',
            header: 'Odlučeno',
            phone: 'labelled',
            cell: ({ decided, matches }) => `${decided} od ${matches}`,
          },
          ...(isOver
            ? []
            : [
                {
                  id: 'move',
                  header: 'Izmjena',
                  actions: true as const,
                  cell: (phase: DrawnPhase) => (
                    <Button aria-label={`Promijeni datume, ${labelOf(phase)}`} onClick={() => setMoved(phase)}>
                      Promijeni datume
                    </Button>
                  ),
                },
              ]),
        ]}
        rows={phases}
        rowKey={({ phase, tournament }) => `${tournament} ${phase}`}
        empty="Nema faza."
      />
      {moved && (
        <DatesDialog
          title={`Datumi: ${labelOf(moved)}`}
          submit="Spremi"
          dates={{ startDate: moved.startDate ?? '', endDate: moved.endDate ?? '' }}
          version={version}
          busy={moving.isPending}
          send={(dates) => moving.mutateAsync({ tournament: moved.tournament, phase: moved.phase, ...dates })}
          onClose={() => setMoved(undefined)}
        />
      )}
    </SectionCard>
  );
}
