import type { PriceList } from '@club/shared/contracts/pricing';
import { Amount, type Column, DataTable } from '@club/shared/ui-data';

type OrganizationPrice = PriceList['organizationPricing'][number];

const COLUMNS: readonly Column<OrganizationPrice>[] = [
  { id: 'note', header: 'Termin', phone: 'heading', cell: (row) => row.note },
  { id: 'price', header: 'Cijena €', align: 'right', phone: 'aside', cell: (row) => <Amount value={row.price} /> },
];

export function SlotPriceTable({ caption, prices }: { caption: string; prices: readonly OrganizationPrice[] }) {
  return (
    <DataTable
      caption={caption}
      captionHidden
      columns={COLUMNS}
      rows={prices}
      rowKey={(row) => row.note}
      empty="Cijene još nisu objavljene. Čim ih uprava objavi, stajat će ovdje."
    />
  );
}
