import type { PriceList } from '@club/shared/contracts/pricing';
import { Amount, type Column, DataTable } from '@club/shared/ui-data';

type OrganizationPackage = PriceList['organizationPackages'][number];

/** The number of day and night slots in a package. */
const COLUMNS: readonly Column<OrganizationPackage>[] = [
  { id: 'name', header: 'Paket', phone: 'heading', cell: (row) => row.packageName },
  { id: 'price', header: 'Cijena €', align: 'right', phone: 'aside', cell: (row) => <Amount value={row.price} /> },
  { id: 'day', header: 'Dnevni', align: 'right', phone: 'labelled', cell: (row) => row.includedDaySlots },
  { id: 'night', header: 'Noćni', align: 'right', phone: 'labelled', cell: (row) => row.includedNightSlots },
];

export function PackageTable({ caption, packages }: { caption: string; packages: readonly OrganizationPackage[] }) {
  return (
    <DataTable
      caption={caption}
      captionHidden
      columns={COLUMNS}
      rows={packages}
      rowKey={(row) => row.packageName}
      empty="Nema paketa. Kad ih klub ponudi, stajat će ovdje."
    />
  );
}
