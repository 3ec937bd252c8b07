import { useContractForm } from '@club/shared/form';
import type * as z from '@club/shared/schema';
import { FormTextField } from '@club/shared/ui-form';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { bookedName } from './booked-name';
import { AmountForm } from './entry-forms';
import type { BookedMember } from './planned-entry';
import { useBookAmount } from './use-book-amount';
import { useAddAmount } from './use-book-entry';

/** Asks for an amount, then for a confirmation; the typed amount stays until it is booked. */
export function AddAmountDialog({ member, onClose }: { member: BookedMember; onClose: () => void }) {
  const form = useContractForm({
    schema: AmountForm,
    defaultValues: { userId: member.userId, amount: '', reason: '' },
  });
  const book = useBookAmount(member);
  const add = useAddAmount();
  const ask = async (values: z.infer<typeof AmountForm>) => {
    const isBooked = await book({
      amount: values.amount,
      title: `Želite li unijeti iznos: ${values.amount} eura?`,
      confirm: 'Unesi iznos',
      send: (confirmed) => add.mutateAsync({ ...values, confirmed }),
    });
    if (isBooked) onClose();
  };
  return (
    <FormDialog
      title={`Dodaj iznos: ${bookedName(member)}`}
      submit="Dalje"
      busy={add.isPending}
      dirty={form.formState.isDirty}
      onSubmit={form.handleSubmit(ask)}
      onClose={onClose}
    >
      <FormTextField
        control={form.control}
        name="amount"
        label="Iznos u eurima"
        helperText="Cijeli broj; minus ispred broja za ispravak."
        autoComplete="off"
        autoFocus
      />
      <FormTextField
        control={form.control}
        name="reason"
        label="Napomena"
        helperText="Nije obavezna; vidi je i član."
        autoComplete="off"
      />
    </FormDialog>
  );
}
