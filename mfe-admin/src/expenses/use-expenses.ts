import { type Book, type ExpenseInput, ExpenseSaved } from '@club/shared/contracts/finances/expenses';
import { Message } from '@club/shared/contracts/scalars';
import { answer, http } from '@club/shared/http';
import { uploadOptions } from '../file-upload/upload-options';
import { keys } from '../query-keys';
import { useChange, useShownChange } from '../use-change';
import { useKeyed } from '../use-keyed';

const CALLS: Record<Book, string> = { LEAGUE: 'league-expenses', ORGANIZATION: 'organization-expenses' };

/** An expense, as displayed. */
interface Seen {
  readonly id: number;
  readonly version: number;
}

export function useAddExpense(book: Book) {
  const once = useKeyed();
  return useChange(async (json: ExpenseInput) => {
    return (await answer(ExpenseSaved, http.post(CALLS[book], { json, ...once }))).body;
  });
}

export function useUpdateExpense() {
  return useShownChange(keys.finances, async ({ id, version, input }: Seen & { input: ExpenseInput }) => {
    const json = { ...input, version };
    return (await answer(ExpenseSaved, http.put(`expenses/${id}`, { json }))).body;
  });
}

export function useDeleteExpense() {
  return useShownChange(
    keys.finances,
    async ({ id, version }: Seen) =>
      (await answer(Message, http.delete(`expenses/${id}`, { searchParams: { version } }))).body,
  );
}

export function useAttachReceipt() {
  return useShownChange(keys.finances, async ({ id, version, file }: Seen & { file: File }) => {
    const call = http.put(`expenses/${id}/receipt`, {
      searchParams: { version, name: file.name },
      ...uploadOptions(file),
    });
    return (await answer(ExpenseSaved, call)).body;
  });
}

export function useDetachReceipt() {
  return useShownChange(
    keys.finances,
    async ({ id, version }: Seen) =>
      (await answer(ExpenseSaved, http.delete(`expenses/${id}/receipt`, { searchParams: { version } }))).body,
  );
}
