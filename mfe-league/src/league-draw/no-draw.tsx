import { ScheduleIcon } from '@club/shared/icons';
import { EmptyState, SectionCard } from '@club/shared/ui-core';
import { AllSeasonsLink } from '../season/all-seasons-link';
import { useSeason } from '../season/use-season';

/** A season without a draw (specification, section 2; resolution 17), which a finished one does not get any more. */
export function NoDraw({ year }: { year: number }) {
  const season = useSeason(year);
  const [title, reason] =
    season?.state === 'FINISHED'
      ? ['Ova sezona nema ždrijeba.', 'Završila je bez završnog turnira.']
      : ['Stranica je u izradi.', 'Ždrijeb će biti ovdje nakon zadnjeg kola piramide.'];
  return (
    <SectionCard>
      <EmptyState icon={<ScheduleIcon fontSize="large" aria-hidden />} title={title} action={<AllSeasonsLink />}>
        {reason}
      </EmptyState>
    </SectionCard>
  );
}
