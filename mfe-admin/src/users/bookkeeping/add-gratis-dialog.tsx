import { useConfirm, usePrompt } from '@club/shared/dialogs';
import { plural } from '@club/shared/domain';
import { useContractForm } from '@club/shared/form';
import type * as z from '@club/shared/schema';
import { useState } from 'react';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { NumberField } from '../../forms/form-field/number-field';
import { bookedName } from './booked-name';
import { GratisForm } from './entry-forms';
import type { BookedMember } from './planned-entry';
import { type SameEntry, sameEntryIn } from './same-entry';
import { useAddGratis } from './use-book-entry';

const NO_REASON = 'Morate unijeti razlog za dodavanje gratis rezervacija.';

/** A number, a confirmation, a reason, in that order (first specification, section 5). */
export function AddGratisDialog({ member, onClose }: { member: BookedMember; onClose: () => void }) {
  const form = useContractForm({ schema: GratisForm, defaultValues: { userId: member.userId, amount: '' } });
  const confirm = useConfirm();
  const prompt = usePrompt();
  const [failure, setFailure] = useState<string>();
  const add = useAddGratis();
  const name = bookedName(member);

  const book = async (values: z.infer<typeof GratisForm>) => {
    setFailure(undefined);
    const { amount } = values;
    const noun = plural(amount, 'gratis rezervaciju', 'gratis rezervacije', 'gratis rezervacija');
    const question = { title: `Želite li dodati ${amount} ${noun}?`, confirm: 'Dodaj' };
    if (!(await confirm({ ...question, subject: name }))) return;
    let isSent = false;
    let same: SameEntry | undefined;
    const given = await prompt({
      title: 'Razlog za dodavanje gratis rezervacija',
      label: 'Razlog',
      subject: name,
      lines: [`${amount} ${noun}`],
      required: NO_REASON,
      field: 'note',
      maxLength: 200,
      act: (note) => {
        isSent = true;
        return add.mutateAsync({ ...values, note });
      },
      goesOnAfter: (error) => {
        same = sameEntryIn(error);
        return same !== undefined;
      },
    });
    if (given !== undefined) {
      const act = () => add.mutateAsync({ ...values, note: given, confirmed: true });
      if (!same || (await confirm({ ...question, subject: name, why: same.message, act }))) onClose();
    }
    // Shown in the form, which is still open. After a refusal a reason had been given.
    else if (!isSent) setFailure(NO_REASON);
  };
  return (
    <FormDialog
      title={`Dodaj gratis rezervacije: ${name}`}
      submit="Dalje"
      failure={failure}
      busy={add.isPending}
      dirty={form.formState.isDirty}
      onSubmit={form.handleSubmit(book)}
      onClose={onClose}
    >
      <NumberField control={form.control} name="amount" label="Broj gratis rezervacija" autoFocus />
    </FormDialog>
  );
}
