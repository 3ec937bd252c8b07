import { ScheduleIcon } from '@club/shared/icons';
import { EmptyState } from './empty-state';
import { PageHeading } from './page-heading';
import { SectionCard } from './section-card';

/** A page that is announced but not built: says so instead of pretending. */
export function UnderConstruction({ title }: { title: string }) {
  return (
    <>
      <PageHeading title={title} />
      <SectionCard>
        <EmptyState icon={<ScheduleIcon fontSize="large" />} title="U izradi">
          Ovaj dio aplikacije još se izrađuje i uskoro će biti dostupan.
        </EmptyState>
      </SectionCard>
    </>
  );
}
