import type { Settings } from '@club/shared/contracts/settings';
import { shortDate } from '@club/shared/domain';
import { AddIcon } from '@club/shared/icons';
import { Button, EmptyState, SectionCard } from '@club/shared/ui-core';
import { DataTable } from '@club/shared/ui-data';
import { useState } from 'react';
import { useConfirmSeen } from '../../forms/optimistic-lock/use-confirm-seen';
import { RowActions } from './row-actions';
import { SeasonDialog } from './season-dialog';
import { useRemoveSeason } from './use-settings';
import { useVoidOutside } from './use-void-outside';

type Season = Settings['seasons'][number];

/** The periods in which the courts are open; outside every season nothing can be booked (resolution 1). */
export function SeasonsSection({ seasons }: { seasons: readonly Season[] }) {
  const [open, setOpen] = useState<{ season?: Season }>();
  const confirm = useConfirmSeen();
  const removing = useRemoveSeason();
  const { attempt, dialog } = useVoidOutside();
  const remove = ({ id, ...shown }: Season) =>
    confirm({
      title: 'Želite li izbrisati sezonu?',
      subject: shown.name,
      lines: ['Izvan sezona tereni su zatvoreni i ne mogu se rezervirati.'],
      confirm: 'Izbriši',
      tone: 'danger',
      act: () =>
        attempt(({ voidOutside, seenBookings }) => {
          const searchParams = { ...shown, voidOutside, ...(seenBookings && { seenBookings: seenBookings.join(',') }) };
          return removing.mutateAsync({ id, searchParams });
        }),
    });
  const add = (
    <Button startIcon={<AddIcon />} onClick={() => setOpen({})}>
      Nova sezona
    </Button>
  );
  return (
    <SectionCard title="Postavke sezone" action={add} flush>
      <DataTable
        caption="Postavke sezone"
        captionHidden
        columns={[
          { id: 'name', header: 'Naziv', phone: 'heading', long: true, cell: ({ name }) => name },
          { id: 'opens', header: 'Otvara se', phone: 'labelled', cell: ({ opensOn }) => shortDate(opensOn) },
          { id: 'closes', header: 'Zatvara se', phone: 'labelled', cell: ({ closesOn }) => shortDate(closesOn) },
          {
            id: 'actions',
            header: 'Radnje',
            actions: true,
            cell: (season) => (
              <RowActions of={season.name} onEdit={() => setOpen({ season })} onRemove={() => void remove(season)} />
            ),
          },
        ]}
        rows={seasons}
        rowKey={({ id }) => id}
        empty={<EmptyState title="Nema sezona.">Tereni su zatvoreni dok ne dodate sezonu.</EmptyState>}
      />
      {open && <SeasonDialog season={open.season} onClose={() => setOpen(undefined)} />}
      {dialog}
    </SectionCard>
  );
}
