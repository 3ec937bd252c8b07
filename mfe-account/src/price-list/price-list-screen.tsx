import { useClubDay } from '@club/shared/club-day';
import { useClubProfile } from '@club/shared/club-profile';
import { slotLengths } from '@club/shared/domain';
import { CardGrid, Loaded, PageHeading, SectionCard, TableSkeleton } from '@club/shared/ui-core';
import { PackageTable } from './package-table';
import { SlotPriceTable } from './slot-price-table';
import { usePriceList } from './use-price-list';

export default function PriceListScreen() {
  const today = useClubDay().data?.today;
  const { slotPlan } = useClubProfile();
  return (
    <>
      <PageHeading
        title={today ? `Cjenik ${today.slice(0, 4)}. godina` : 'Cjenik'}
        subtitle={`Cijene vrijede za termin od ${slotLengths(slotPlan)}.`}
      />
      <Loaded query={usePriceList()} what="cjenik" skeleton={<PriceListSkeleton />}>
        {({ organizationPricing, organizationPackages }) => (
          <CardGrid min={420}>
            <SectionCard title="Termini" flush>
              <SlotPriceTable prices={organizationPricing} />
            </SectionCard>
            <SectionCard title="Paketi" flush>
              <PackageTable packages={organizationPackages} />
            </SectionCard>
          </CardGrid>
        )}
      </Loaded>
    </>
  );
}

function PriceListSkeleton() {
  return (
    <CardGrid min={420}>
      <SectionCard title="Termini" flush>
        <TableSkeleton rows={2} columns={2} />
      </SectionCard>
      <SectionCard title="Paketi" flush>
        <TableSkeleton rows={2} columns={4} />
      </SectionCard>
    </CardGrid>
  );
}
