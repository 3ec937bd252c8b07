import { useConfirm } from '@club/shared/dialogs';
import { useContractForm } from '@club/shared/form';
import type * as z from '@club/shared/schema';
import { FormTextField } from '@club/shared/ui-form';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { balanceQuestion } from './balance-question';
import { bookedName } from './booked-name';
import { AmountForm } from './entry-forms';
import type { BookedMember } from './planned-entry';
import { type SameEntry, sameEntryIn } from './same-entry';
import { useAddAmount } from './use-book-entry';

/** Asks for an amount, then for a confirmation; the typed amount stays until it is booked. */
export function AddAmountDialog({ member, onClose }: { member: BookedMember; onClose: () => void }) {
  const form = useContractForm({
    schema: AmountForm,
    defaultValues: { userId: member.userId, amount: '', reason: '' },
  });
  const confirm = useConfirm();
  const add = useAddAmount();
  const book = async (values: z.infer<typeof AmountForm>, same?: SameEntry) => {
    const confirmed = same !== undefined;
    let next: SameEntry | undefined;
    const answered = await confirm({
      title: `Želite li unijeti iznos: ${values.amount} eura?`,
      ...balanceQuestion({ ...member, ...same?.newest }, values.amount, same?.message),
      confirm: 'Unesi iznos',
      act: () => add.mutateAsync({ ...values, confirmed }),
      goesOnAfter: (error) => {
        next = sameEntryIn(error);
        return next !== undefined;
      },
    });
    if (!answered) return;
    if (next) await book(values, next);
    else onClose();
  };
  return (
    <FormDialog
      title={`Dodaj iznos: ${bookedName(member)}`}
      submit="Dalje"
      busy={add.isPending}
      dirty={form.formState.isDirty}
      onSubmit={form.handleSubmit((values) => book(values))}
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
