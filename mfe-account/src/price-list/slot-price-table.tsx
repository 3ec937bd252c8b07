import type { PricingResponse } from '@club/shared/contracts/pricing';
import { Amount, type Column, DataTable } from '@club/shared/ui-data';

type OrganizationPrice = PricingResponse['organizationPricing'][number];

const COLUMNS: readonly Column<OrganizationPrice>[] = [
  { id: 'note', header: 'Termin', phone: 'heading', cell: (row) => row.note },
  { id: 'price', header: 'Cijena €', align: 'right', phone: 'aside', cell: (row) => <Amount value={row.price} /> },
];

export function SlotPriceTable({ prices }: { prices: readonly OrganizationPrice[] }) {
  return (
    <DataTable
      caption="Cijene termina"
      captionHidden
      columns={COLUMNS}
      rows={prices}
      rowKey={(row) => row.note}
      empty="Cijene još nisu objavljene. Čim ih uprava objavi, stajat će ovdje."
    />
  );
}
