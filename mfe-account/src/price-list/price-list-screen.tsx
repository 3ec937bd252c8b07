import { useClubDay } from '@club/shared/club-day';
import { useClubProfile } from '@club/shared/club-profile';
import type { PriceList } from '@club/shared/contracts/pricing';
import { slotLengths, unbrokenDate, yearOf } from '@club/shared/domain';
import { CardGrid, Loaded, PageHeading, SectionCard, Stack, TableSkeleton } from '@club/shared/ui-core';
import { PackageTable } from './package-table';
import { SlotPriceTable } from './slot-price-table';
import { usePriceList } from './use-price-list';

export default function PriceListScreen() {
  const today = useClubDay().data?.today;
  const { slotPlan } = useClubProfile();
  return (
    <>
      <PageHeading
        title={today ? `Cjenik ${yearOf(today)}. godina` : 'Cjenik'}
        subtitle={`Cijene vrijede za termin od ${slotLengths(slotPlan)}.`}
      />
      <Loaded query={usePriceList()} what="cjenik" skeleton={<PriceListSkeleton />}>
        {({ upcoming, ...inForce }) => (
          <Stack spacing="18px">
            <PriceTables list={inForce} />
            {upcoming && <PriceTables list={upcoming} from={upcoming.validFrom} />}
          </Stack>
        )}
      </Loaded>
    </>
  );
}

/** @param from the first day of a list that is not in force yet */
function PriceTables({ list, from }: { list: PriceList; from?: string }) {
  const since = from ? ` od ${unbrokenDate(from)}` : '';
  return (
    <CardGrid min={420}>
      <SectionCard title={`Termini${since}`} flush>
        <SlotPriceTable caption={`Cijene termina${since}`} prices={list.organizationPricing} />
      </SectionCard>
      <SectionCard title={`Paketi${since}`} flush>
        <PackageTable caption={`Paketi${since}`} packages={list.organizationPackages} />
      </SectionCard>
    </CardGrid>
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
