import type { Settings } from '@club/shared/contracts/settings';
import { submission, useContractForm } from '@club/shared/form';
import { Typography } from '@club/shared/ui-core';
import { FormSelect } from '@club/shared/ui-form';
import { useState } from 'react';
import { FormDialog } from '../form-dialog/form-dialog';
import { FormDateField } from '../form-field/date-and-time-field';
import { HiddenSlotForm, slotName, slotValue } from './hidden-slot-form';
import { useSaveHiddenSlot } from './use-settings';

interface HiddenSlotDialogProps {
  slots: Settings['slots'];
  /** What is changed; without it another slot is hidden. */
  hidden: Settings['hiddenSlots'][number] | undefined;
  onClose: () => void;
}

/** Of a slot that is hidden only the day can change: another slot is another rule. */
export function HiddenSlotDialog({ slots, hidden, onClose }: HiddenSlotDialogProps) {
  const form = useContractForm({
    schema: HiddenSlotForm,
    defaultValues: { slot: hidden ? slotValue(hidden) : '', from: hidden?.from ?? '' },
  });
  const [failure, setFailure] = useState<string>();
  const saving = useSaveHiddenSlot();
  const save = submission(form, {
    send: (input) => saving.mutateAsync({ id: hidden?.id, input }).then(onClose),
    refused: setFailure,
  });
  return (
    <FormDialog
      title={hidden ? 'Promjena skrivenog termina' : 'Skrivanje termina'}
      busy={saving.isPending}
      failure={failure}
      onSubmit={save}
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
    </FormDialog>
  );
}
