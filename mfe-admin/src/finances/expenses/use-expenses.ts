import { type Book, type ExpenseInput, ExpenseSaved } from '@club/shared/contracts/finances/expenses';
import { Message } from '@club/shared/contracts/scalars';
import { answer, http } from '@club/shared/http';
import { useAdminMutation, useRefetchingMutation } from '../../api/use-admin-mutation';
import { useIdempotencyOptions } from '../../api/use-idempotency-options';
import { uploadOptions } from '../../forms/file-upload/upload-options';
import { keys } from '../../query-keys';

const CALLS: Record<Book, string> = { LEAGUE: 'league-expenses', ORGANIZATION: 'organization-expenses' };

/** An expense, as displayed. */
interface Seen {
  readonly id: number;
  readonly version: number;
}

export function useAddExpense(book: Book) {
  const once = useIdempotencyOptions();
  return useAdminMutation(async (json: ExpenseInput) => {
    return (await answer(ExpenseSaved, http.post(CALLS[book], { json, ...once }))).body;
  });
}

export function useUpdateExpense() {
  return useRefetchingMutation(keys.finances, async ({ id, version, input }: Seen & { input: ExpenseInput }) => {
    const json = { ...input, version };
    return (await answer(ExpenseSaved, http.put(`expenses/${id}`, { json }))).body;
  });
}

export function useDeleteExpense() {
  return useRefetchingMutation(
    keys.finances,
    async ({ id, version }: Seen) =>
      (await answer(Message, http.delete(`expenses/${id}`, { searchParams: { version } }))).body,
  );
}

export function useAttachReceipt() {
  return useRefetchingMutation(keys.finances, async ({ id, version, file }: Seen & { file: File }) => {
    const call = http.put(`expenses/${id}/receipt`, {
      searchParams: { version, name: file.name },
      ...uploadOptions(file),
    });
    return (await answer(ExpenseSaved, call)).body;
  });
}

export function useDetachReceipt() {
  return useRefetchingMutation(
    keys.finances,
    async ({ id, version }: Seen) =>
      (await answer(ExpenseSaved, http.delete(`expenses/${id}/receipt`, { searchParams: { version } }))).body,
  );
}
