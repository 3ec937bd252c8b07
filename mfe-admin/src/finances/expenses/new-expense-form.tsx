import type { Book } from '@club/shared/contracts/finances/expenses';
import { useContractForm } from '@club/shared/form';
import { useNotify } from '@club/shared/notices';
import { useSearchParams } from '@club/shared/router';
import { Box, BusyButton, Button, ButtonLink, Stack, Typography } from '@club/shared/ui-core';
import { FormFailure } from '@club/shared/ui-form';
import { leavesScreen, useUnsavedGuard } from '@club/shared/unsaved-guard';
import { useRef, useState } from 'react';
import { useProposedValues } from '../../forms/form-values/use-proposed-values';
import { useNextScreen } from '../../forms/navigation/use-next-screen';
import { useSubmission } from '../../forms/submission/use-submission';
import { ExpenseFields } from './expense-fields';
import { ExpenseForm, newExpense } from './expense-form';
import { type PickedReceipt, ReceiptInput } from './receipt-input';
import { useConfirmYear } from './use-confirm-year';
import { useAddExpense, useAttachReceipt } from './use-expenses';

const LISTS: Record<Book, string> = { LEAGUE: '/admin-league-finances', ORGANIZATION: '/admin-total-finances' };

/** Enters an expense, with its receipt if there is one, and opens the year to which it belongs. */
export function NewExpenseForm({ book, today }: { book: Book; today: string }) {
  const [copied] = useSearchParams();
  const form = useContractForm({ schema: ExpenseForm, defaultValues: newExpense(today, copied) });
  const { year, expenseDate } = newExpense(today, copied);
  useProposedValues(form, { year, expenseDate });
  const [receipt, setReceipt] = useState<PickedReceipt>();
  const [isReading, setReading] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const adding = useAddExpense(book);
  const attaching = useAttachReceipt();
  const isBusy = isReading || adding.isPending || attaching.isPending;
  const confirmYear = useConfirmYear();
  const openNext = useNextScreen();
  const notify = useNotify();
  const isSaved = useRef(false);
  useUnsavedGuard(form.formState.isDirty || receipt !== undefined, {
    loses: (now, next) => !isSaved.current && leavesScreen(now, next),
    isBeingSaved: isReading || adding.isPending,
  });
  const pick = async (picked: PickedReceipt) => {
    setReceipt(picked);
    if (!(await picked.reading)) setReceipt((latest) => (latest === picked ? receipt : latest));
  };
  const { failure, submit } = useSubmission(form, {
    send: async (input) => {
      if (!(await confirmYear(input))) return;
      setReading(receipt !== undefined);
      const file = await receipt?.reading;
      setReading(false);
      // Without the receipt that was chosen nothing is saved.
      if (receipt && !file) return;
      const { expense } = await adding.mutateAsync(input);
      isSaved.current = true;
      // A refused receipt is reported, and can be added later in the list.
      if (file) await attaching.mutateAsync({ ...expense, file }).catch((error) => notify.refusal(error));
      openNext(`${LISTS[book]}?year=${input.year}`);
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack spacing={2} sx={{ maxWidth: 720 }}>
        <FormFailure>{failure}</FormFailure>
        <ExpenseFields control={form.control} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Button variant="outlined" disabled={isBusy} onClick={() => input.current?.click()}>
            {receipt ? 'Odaberi drugi račun' : 'Dodaj račun (PDF ili slika)'}
          </Button>
          <ReceiptInput ref={input} label="Račun" onPick={(picked) => void pick(picked)} />
          {receipt && (
            <Typography variant="body2" role="status">
              {receipt.name}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <BusyButton type="submit" variant="contained" busy={isBusy} disabled={!form.formState.isValid}>
            Spremi
          </BusyButton>
          <ButtonLink to={LISTS[book]}>Odustani</ButtonLink>
        </Box>
      </Stack>
    </form>
  );
}
