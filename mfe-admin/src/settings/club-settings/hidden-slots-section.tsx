import type { Settings } from '@club/shared/contracts/settings';
import { shortDate } from '@club/shared/domain';
import { AddIcon } from '@club/shared/icons';
import { Button, SectionCard } from '@club/shared/ui-core';
import { DataTable } from '@club/shared/ui-data';
import { useState } from 'react';
import { useConfirmSeen } from '../../forms/optimistic-lock/use-confirm-seen';
import { HiddenSlotDialog } from './hidden-slot-dialog';
import { slotName } from './hidden-slot-form';
import { RowActions } from './row-actions';
import { useRemoveHiddenSlot } from './use-settings';

type HiddenSlot = Settings['hiddenSlots'][number];

/** Slots that are not offered, for lack of light or because the court is used for something else. */
export function HiddenSlotsSection({ hiddenSlots, slots }: Pick<Settings, 'hiddenSlots' | 'slots'>) {
  const [open, setOpen] = useState<{ hidden?: HiddenSlot }>();
  const confirm = useConfirmSeen();
  const removing = useRemoveHiddenSlot();
  const remove = (hidden: HiddenSlot) =>
    confirm({
      title: 'Želite li ponovno prikazati termin?',
      lines: [slotName(hidden), 'Termin će se opet moći rezervirati.'],
      confirm: 'Prikaži',
      act: () => removing.mutateAsync({ id: hidden.id, searchParams: { from: hidden.from ?? '' } }),
    });
  const add = (
    <Button startIcon={<AddIcon />} onClick={() => setOpen({})}>
      Sakrij termin
    </Button>
  );
  return (
    <SectionCard title="Skriveni termini" action={add} flush>
      <DataTable
        caption="Skriveni termini"
        captionHidden
        columns={[
          { id: 'slot', header: 'Termin', phone: 'heading', cell: slotName },
          {
            id: 'from',
            header: 'Skriven',
            phone: 'labelled',
            cell: ({ from }) => (from ? `od ${shortDate(from)}` : 'uvijek'),
          },
          {
            id: 'actions',
            header: 'Radnje',
            actions: true,
            cell: (hidden) => (
              <RowActions
                of={slotName(hidden)}
                harmless="Prikaži"
                onEdit={() => setOpen({ hidden })}
                onRemove={() => void remove(hidden)}
              />
            ),
          },
        ]}
        rows={hiddenSlots}
        rowKey={({ id }) => id}
        empty="Nijedan termin nije skriven: u sezoni se mogu rezervirati svi."
      />
      {open && <HiddenSlotDialog slots={slots} hidden={open.hidden} onClose={() => setOpen(undefined)} />}
    </SectionCard>
  );
}
