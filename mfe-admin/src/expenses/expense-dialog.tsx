import { type Expense, MovedExpense } from '@club/shared/contracts/finances/expenses';
import { formatEuros, shortDate } from '@club/shared/domain';
import { submission, useContractForm } from '@club/shared/form';
import { ApiError } from '@club/shared/http';
import { useState } from 'react';
import { FormDialog } from '../form-dialog/form-dialog';
import { ExpenseFields } from './expense-fields';
import { ExpenseForm, typedExpense } from './expense-form';
import { useUpdateExpense } from './use-expenses';

/** The current expense after a change elsewhere, from the refusal. */
function movedTo(error: unknown): Expense | undefined {
  if (!(error instanceof ApiError) || error.code !== 'EXPENSE_MOVED') return undefined;
  return MovedExpense.safeParse(error.problem).data?.current ?? undefined;
}

/** Changes an expense. If somebody else was faster, the input stays, next to the saved values. */
export function ExpenseDialog({ expense, onClose }: { expense: Expense; onClose: () => void }) {
  const form = useContractForm({ schema: ExpenseForm, defaultValues: typedExpense(expense), about: expense.id });
  const [failure, setFailure] = useState<string>();
  const [version, setVersion] = useState(expense.version);
  const saving = useUpdateExpense();
  const save = submission(form, {
    send: (input) => saving.mutateAsync({ id: expense.id, version, input }).then(onClose),
    refused: (left, error) => {
      const current = movedTo(error);
      if (!current) return setFailure(left);
      setVersion(current.version);
      const saved = `${current.expenseName}, ${formatEuros(current.expenseAmount)}, ${shortDate(current.expenseDate)}`;
      setFailure(`U međuvremenu je netko spremio: ${saved} Ponovnim spremanjem zamjenjujete to svojim unosom.`);
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
