import { useConfirm } from '@club/shared/dialogs';
import { useContractForm } from '@club/shared/form';
import { ApiError } from '@club/shared/http';
import type * as z from '@club/shared/schema';
import { FormTextField } from '@club/shared/ui-form';
import { useRef } from 'react';
import { FormDialog } from '../form-dialog/form-dialog';
import { balanceQuestion } from './balance-question';
import { AmountForm } from './entry-forms';
import type { BookedMember } from './planned-entry';
import { useAddAmount } from './use-book-entry';

/** Asks for an amount, then for a confirmation; the typed amount stays until it is booked. */
export function AddAmountDialog({ member, onClose }: { member: BookedMember; onClose: () => void }) {
  const form = useContractForm({
    schema: AmountForm,
    defaultValues: { userId: member.userId, amount: '', reason: '' },
  });
  const confirm = useConfirm();
  const add = useAddAmount();
  // Another administrator has just entered this amount: a second confirmation of it books a second payment.
  const entered = useRef<number>(undefined);
  const enter = (values: z.infer<typeof AmountForm>) =>
    add.mutateAsync({ ...values, confirmed: entered.current === values.amount }).catch((error: unknown) => {
      entered.current = error instanceof ApiError && error.code === 'SAME_AMOUNT' ? values.amount : undefined;
      throw error;
    });
  const book = async (values: z.infer<typeof AmountForm>) => {
    const booked = await confirm({
      title: `Želite li unijeti iznos: ${values.amount} eura?`,
      ...balanceQuestion(member, values.amount),
      confirm: 'Unesi iznos',
      act: () => enter(values),
    });
    if (booked) onClose();
  };
  return (
    <FormDialog
      title={`Dodaj iznos: ${member.firstName} ${member.lastName}`}
      submit="Dalje"
      onSubmit={form.handleSubmit(book)}
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
