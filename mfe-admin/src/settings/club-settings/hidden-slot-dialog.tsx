import type { ReservationRow } from '@club/shared/contracts/bookings/reservations';
import { SavedHiddenSlot, type Settings } from '@club/shared/contracts/settings';
import { useContractForm } from '@club/shared/form';
import { Typography } from '@club/shared/ui-core';
import { FormDateField } from '@club/shared/ui-date';
import { FormSelect } from '@club/shared/ui-form';
import { useState } from 'react';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { useSeenSetting } from '../../forms/optimistic-lock/use-seen-setting';
import { useSubmission } from '../../forms/submission/use-submission';
import { conflictingBookings } from '../../reservations/conflicting-bookings/conflicting-bookings';
import { ConflictingBookingsTable } from '../../reservations/conflicting-bookings/conflicting-bookings-table';
import { HiddenSlotForm, slotName, slotValue } from './hidden-slot-form';
import { useSaveHiddenSlot } from './use-settings';

interface HiddenSlotDialogProps {
  slots: Settings['slots'];
  /** The rule to edit; undefined to hide another slot. */
  hidden: Settings['hiddenSlots'][number] | undefined;
  onClose: () => void;
}

/** Only the day of an existing rule can change; hiding another slot is another rule. */
export function HiddenSlotDialog({ slots, hidden, onClose }: HiddenSlotDialogProps) {
  const form = useContractForm({
    schema: HiddenSlotForm,
    defaultValues: { slot: hidden ? slotValue(hidden) : '', from: hidden?.from ?? '' },
  });
  const [booked, setBooked] = useState<readonly ReservationRow[]>([]);
  const saving = useSaveHiddenSlot();
  const { values, learn } = useSeenSetting({
    form,
    opened: hidden && { from: hidden.from },
    contract: SavedHiddenSlot,
    startOf: ({ from }) => ({ slot: form.getValues('slot'), from: from ?? '' }),
  });
  const { failure, submit } = useSubmission(form, {
    send: (input) => saving.mutateAsync({ id: hidden?.id, input: { ...input, seen: values } }).then(onClose),
    refused: (error) => {
      setBooked(conflictingBookings(error, 'SLOT_BOOKED') ?? []);
      learn(error);
    },
  });
  return (
    <FormDialog
      dirty={form.formState.isDirty}
      title={hidden ? 'Promjena skrivenog termina' : 'Skrivanje termina'}
      busy={saving.isPending}
      wide={booked.length > 0}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      {hidden ? (
        <Typography>{slotName(hidden)}</Typography>
      ) : (
        <FormSelect
          control={form.control}
          name="slot"
          label="Termin"
          options={slots.map((slot) => ({ value: slotValue(slot), label: slotName(slot) }))}
        />
      )}
      <FormDateField control={form.control} name="from" label="Skriven od" helperText="Prazno: uvijek skriven." />
      <ConflictingBookingsTable caption="Rezervacije na tom terminu" rows={booked} />
    </FormDialog>
  );
}
