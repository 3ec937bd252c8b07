import { formatEuros } from '@club/shared/domain';
import { useContractForm } from '@club/shared/form';
import type * as z from '@club/shared/schema';
import { FormTextField } from '@club/shared/ui-form';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { bookedName } from './booked-name';
import { CorrectionForm } from './entry-forms';
import type { BookedMember } from './planned-entry';
import { useBookAmount } from './use-book-amount';
import { useCorrectAmount } from './use-book-entry';

/** Corrects a balance to the cent, which whole euros cannot; requires a reason. */
export function CorrectAmountDialog({ member, onClose }: { member: BookedMember; onClose: () => void }) {
  const form = useContractForm({
    schema: CorrectionForm,
    defaultValues: { amount: '', reason: '' },
    about: member.userId,
  });
  const book = useBookAmount(member);
  const correct = useCorrectAmount(member.userId);
  const ask = async (values: z.infer<typeof CorrectionForm>) => {
    const isBooked = await book({
      amount: values.amount,
      title: `Želite li ispraviti stanje za ${formatEuros(values.amount)}?`,
      confirm: 'Ispravi stanje',
      send: (confirmed) => correct.mutateAsync({ ...values, confirmed }),
    });
    if (isBooked) onClose();
  };
  return (
    <FormDialog
      title={`Ispravak: ${bookedName(member)}`}
      submit="Dalje"
      busy={correct.isPending}
      dirty={form.formState.isDirty}
      onSubmit={form.handleSubmit(ask)}
      onClose={onClose}
    >
      <FormTextField
        control={form.control}
        name="amount"
        label="Iznos ispravka €"
        helperText="Euri i centi, npr. -0,50; minus smanjuje stanje."
        autoComplete="off"
        autoFocus
      />
      <FormTextField
        control={form.control}
        name="reason"
        label="Razlog"
        helperText="Vidi ga i član."
        autoComplete="off"
      />
    </FormDialog>
  );
}
