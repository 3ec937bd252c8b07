import { useConfirm } from '@club/shared/dialogs';
import { useContractForm } from '@club/shared/form';
import type * as z from '@club/shared/schema';
import { FormTextField } from '@club/shared/ui-form';
import { FormDialog } from '../form-dialog/form-dialog';
import { AmountForm } from './entry-forms';
import type { BookedMember } from './planned-entry';
import { useAddAmount } from './use-book-entry';

/** Asks for an amount, then whether it is meant; the typed amount stays until it is booked. */
export function AddAmountDialog({ member, onClose }: { member: BookedMember; onClose: () => void }) {
  const form = useContractForm({ schema: AmountForm, defaultValues: { userId: member.userId, amount: '' } });
  const confirm = useConfirm();
  const add = useAddAmount();
  const name = `${member.firstName} ${member.lastName}`;
  const book = async (values: z.infer<typeof AmountForm>) => {
    const booked = await confirm({
      title: `Želite li unijeti iznos: ${values.amount} eura?`,
      lines: [name],
      confirm: 'Unesi iznos',
      act: () => add.mutateAsync(values),
    });
    if (booked) onClose();
  };
  return (
    <FormDialog title={`Dodaj iznos: ${name}`} submit="Dalje" onSubmit={form.handleSubmit(book)} onClose={onClose}>
      <FormTextField
        control={form.control}
        name="amount"
        label="Iznos u eurima"
        helperText="Cijeli broj; minus ispred broja za ispravak."
        autoComplete="off"
        autoFocus
      />
    </FormDialog>
  );
}
