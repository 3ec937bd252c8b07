import { ScheduleIcon } from '@club/shared/icons';
import { EmptyState, SectionCard } from '@club/shared/ui-core';

/** A season without a draw (specification, section 2; resolution 17). */
export function NoDraw() {
  return (
    <SectionCard>
      <EmptyState icon={<ScheduleIcon fontSize="large" aria-hidden />} title="Stranica je u izradi.">
        Ždrijeb će biti ovdje nakon zadnjeg kola piramide.
      </EmptyState>
    </SectionCard>
  );
}
