import { type Expense, MovedExpense } from '@club/shared/contracts/finances/expenses';
import { submission, useContractForm } from '@club/shared/form';
import { useState } from 'react';
import { FormDialog } from '../../forms/form-dialog/form-dialog';
import { useSeenValues } from '../../forms/optimistic-lock/use-seen-values';
import { expenseDifferences } from './expense-differences';
import { ExpenseFields } from './expense-fields';
import { ExpenseForm, typedExpense } from './expense-form';
import { useConfirmYear } from './use-confirm-year';
import { useUpdateExpense } from './use-expenses';

/** Changes an expense. If somebody else was faster, typed fields stay, and the others show the values saved now. */
export function ExpenseDialog({ expense, onClose }: { expense: Expense; onClose: () => void }) {
  const form = useContractForm({ schema: ExpenseForm, defaultValues: typedExpense(expense), about: expense.id });
  const [failure, setFailure] = useState<string>();
  const saving = useUpdateExpense();
  const confirmYear = useConfirmYear();
  const { values = expense, learn } = useSeenValues({
    form,
    opened: expense,
    savedIn: (problem) => MovedExpense.safeParse(problem).data?.current ?? undefined,
    startOf: typedExpense,
  });
  const save = submission(form, {
    send: async (input) => {
      if (!(await confirmYear(input, values))) return;
      await saving.mutateAsync({ id: expense.id, version: values.version, input });
      onClose();
    },
    refused: (left, error) => {
      const current = learn(error);
      if (!current) return setFailure(left);
      setFailure(
        `U međuvremenu je netko spremio: ${expenseDifferences(values, current)} Ponovnim spremanjem zamjenjujete samo ono što ste sami upisali.`,
      );
    },
  });
  return (
    <FormDialog
      title="Promjena rashoda"
      wide
      busy={saving.isPending}
      failure={failure}
      dirty={form.formState.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <ExpenseFields control={form.control} />
    </FormDialog>
  );
}
