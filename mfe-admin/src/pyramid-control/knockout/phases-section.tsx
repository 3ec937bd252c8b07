import { Button, SectionCard } from '@club/shared/ui-core';
import { type Column, DataTable } from '@club/shared/ui-data';
import { type DrawnPhase, datesOf, labelOf } from './phases';

interface PhasesSectionProps {
  phases: readonly DrawnPhase[];
  /** The season is finished: dates can no longer be changed. */
  isOver: boolean;
  onMove: (phase: DrawnPhase) => void;
}

/** The phases in the order of play; results are entered during a phase. */
export function PhasesSection({ phases, isOver, onMove }: PhasesSectionProps) {
  const move: Column<DrawnPhase> = {
    id: 'move',
    header: 'Radnje',
    actions: true,
    cell: (phase) => (
      <Button aria-label={`Promijeni datume, ${labelOf(phase)}`} onClick={() => onMove(phase)}>
        Promijeni datume
      </Button>
    ),
  };
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
          ...(isOver ? [] : [move]),
        ]}
        rows={phases}
        rowKey={({ phase, tournament }) => `${tournament} ${phase}`}
        empty="Nema faza."
      />
    </SectionCard>
  );
}
