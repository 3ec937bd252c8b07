import { ScheduleIcon } from '@club/shared/icons';
import { EmptyState, SectionCard, TextLink } from '@club/shared/ui-core';

/** A season without a draw (specification, section 2; resolution 17). */
export function NoDraw() {
  return (
    <SectionCard>
      <EmptyState
        icon={<ScheduleIcon fontSize="large" aria-hidden />}
        title="Stranica je u izradi."
        action={
          <TextLink alone to="/summer-league">
            Sve sezone
          </TextLink>
        }
      >
        Ždrijeb će biti ovdje nakon zadnjeg kola piramide.
      </EmptyState>
    </SectionCard>
  );
}
