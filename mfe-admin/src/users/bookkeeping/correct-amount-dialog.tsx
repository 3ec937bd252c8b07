import { useConfirm } from '@club/shared/dialogs';
import { formatEuros } from '@club/shared/domain';
import { useContractForm } from '@club/shared/form';
import type * as z from '@club/shared/schema';
import { FormTextField } from '@club/shared/ui-form';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { balanceQuestion } from './balance-question';
import { bookedName } from './booked-name';
import { CorrectionForm } from './entry-forms';
import type { BookedMember } from './planned-entry';
import { type SameEntry, sameEntryIn } from './same-entry';
import { useCorrectAmount } from './use-book-entry';

/** Corrects a balance to the cent, which whole euros cannot; requires a reason. */
export function CorrectAmountDialog({ member, onClose }: { member: BookedMember; onClose: () => void }) {
  const form = useContractForm({
    schema: CorrectionForm,
    defaultValues: { amount: '', reason: '' },
    about: member.userId,
  });
  const confirm = useConfirm();
  const correct = useCorrectAmount(member.userId);
  const book = async (values: z.infer<typeof CorrectionForm>, same?: SameEntry) => {
    const confirmed = same !== undefined;
    let next: SameEntry | undefined;
    const answered = await confirm({
      title: `Želite li ispraviti stanje za ${formatEuros(values.amount)}?`,
      ...balanceQuestion({ ...member, ...same?.newest }, values.amount, same?.message),
      confirm: 'Ispravi stanje',
      act: () => correct.mutateAsync({ ...values, confirmed }),
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
      title={`Ispravak: ${bookedName(member)}`}
      submit="Dalje"
      busy={correct.isPending}
      dirty={form.formState.isDirty}
      onSubmit={form.handleSubmit((values) => book(values))}
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
