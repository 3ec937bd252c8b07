import type { Settings } from '@club/shared/contracts/settings';
import { clockTime, formatEuros, shortDate } from '@club/shared/domain';
import { AddIcon } from '@club/shared/icons';
import { Box, Button, EmptyState, SectionCard, StatusChip } from '@club/shared/ui-core';
import { Amount, type Column, DataTable } from '@club/shared/ui-data';
import { useState } from 'react';
import { useConfirmSeen } from '../../forms/optimistic-lock/use-confirm-seen';
import { earlierListLine, earlierPriceLines } from './price-change-lines';
import { PriceListDialog } from './price-list-dialog';
import { RowActions } from './row-actions';
import { useRemovePriceList } from './use-settings';

type PriceList = Settings['priceLists'][number];

const newestFirst = (a: PriceList, b: PriceList): number => b.validFrom.localeCompare(a.validFrom);

/** Prices and packages, each list valid from its day until the next; a list with bookings can no longer be changed. */
export function PriceListsSection({ priceLists }: { priceLists: readonly PriceList[] }) {
  const [open, setOpen] = useState<{ list?: PriceList }>();
  const confirm = useConfirmSeen();
  const removing = useRemovePriceList();
  const lists = priceLists.toSorted(newestFirst);
  const inForce = lists.find((list) => list.inForce);
  const isFuture = (list: PriceList) => !inForce || list.validFrom > inForce.validFrom;
  const remove = (list: PriceList) => {
    const { id, validFrom, dayPrice, nightPrice, nightFrom, packages } = list;
    const searchParams = { validFrom, dayPrice, nightPrice, nightFrom, packages: JSON.stringify(packages) };
    return confirm({
      title: `Želite li izbrisati cjenik od ${shortDate(validFrom)}?`,
      lines: list.inForce ? earlierPriceLines({ lists, replaced: list }) : [earlierListLine({ lists, replaced: list })],
      confirm: 'Izbriši',
      tone: 'danger',
      act: () => removing.mutateAsync({ id, searchParams }),
    });
  };
  const columns: readonly Column<PriceList>[] = [
    {
      id: 'from',
      header: 'Vrijedi od',
      phone: 'heading',
      cell: (list) => (
        <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1 }}>
          {shortDate(list.validFrom)}
          {list.inForce && <StatusChip tone="free">Na snazi</StatusChip>}
          {isFuture(list) && <StatusChip tone="own">Budući</StatusChip>}
        </Box>
      ),
    },
    {
      id: 'day',
      header: 'Dnevni',
      align: 'right',
      phone: 'labelled',
      cell: ({ dayPrice }) => <Amount value={dayPrice} />,
    },
    {
      id: 'night',
      header: 'Noćni',
      align: 'right',
      phone: 'labelled',
      cell: ({ nightPrice }) => <Amount value={nightPrice} />,
    },
    {
      id: 'nightFrom',
      header: 'Noćni od',
      align: 'right',
      phone: 'labelled',
      cell: ({ nightFrom }) => clockTime(nightFrom),
    },
    { id: 'packages', header: 'Paketi', long: true, cell: ({ packages }) => <Packages packages={packages} /> },
    {
      id: 'actions',
      header: 'Radnje',
      actions: true,
      cell: (list) =>
        list.editable && (
          <RowActions
            of={`cjenik od ${shortDate(list.validFrom)}`}
            onEdit={() => setOpen({ list })}
            onRemove={() => void remove(list)}
          />
        ),
    },
  ];
  const add = (
    <Button startIcon={<AddIcon />} onClick={() => setOpen({})}>
      Novi cjenik
    </Button>
  );
  return (
    <SectionCard title="Cjenici i paketi" action={add} flush>
      <DataTable
        caption="Cjenici"
        captionHidden
        columns={columns}
        rows={lists}
        rowKey={({ id }) => id}
        empty={<EmptyState title="Nema cjenika.">Dodajte cjenik da bi se termini mogli naplatiti.</EmptyState>}
      />
      {open && <PriceListDialog list={open.list} lists={lists} onClose={() => setOpen(undefined)} />}
    </SectionCard>
  );
}

function Packages({ packages }: Pick<PriceList, 'packages'>) {
  if (packages.length === 0) return '–';
  return (
    <Box
      component="ul"
      sx={{ m: 0, ml: { xs: 'auto', sm: 0 }, p: 0, listStyle: 'none', textAlign: { xs: 'right', sm: 'left' } }}
    >
      {packages.map(({ packageName, price }) => (
        <li key={packageName}>{`${packageName}: ${formatEuros(price)}`}</li>
      ))}
    </Box>
  );
}
