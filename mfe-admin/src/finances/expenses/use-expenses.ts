import {
  type Book,
  type ExpenseInput,
  ExpenseSaved,
  RECEIPT_NAME_LIMIT,
} from '@club/shared/contracts/finances/expenses';
import { Message } from '@club/shared/contracts/scalars';
import { answerBody, http } from '@club/shared/http';
import { useAdminMutation, useRefetchingMutation } from '../../api/use-admin-mutation';
import { useIdempotencyOptions } from '../../api/use-idempotency-options';
import { shortFileName } from '../../forms/file-upload/file-name';
import type { ChosenFile } from '../../forms/file-upload/read-chosen-file';
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
    return answerBody(ExpenseSaved, http.post(CALLS[book], { json, ...once }));
  });
}

export function useUpdateExpense() {
  return useRefetchingMutation(keys.finances, async ({ id, version, input }: Seen & { input: ExpenseInput }) => {
    const json = { ...input, version };
    return answerBody(ExpenseSaved, http.put(`expenses/${id}`, { json }));
  });
}

export function useDeleteExpense() {
  return useRefetchingMutation(keys.finances, ({ id, version }: Seen) =>
    answerBody(Message, http.delete(`expenses/${id}`, { searchParams: { version } })),
  );
}

export function useAttachReceipt() {
  return useRefetchingMutation(keys.finances, async ({ id, version, file }: Seen & { file: ChosenFile }) => {
    const call = http.put(`expenses/${id}/receipt`, {
      searchParams: { version, name: shortFileName(file.name, RECEIPT_NAME_LIMIT) },
      ...uploadOptions(file),
    });
    return answerBody(ExpenseSaved, call);
  });
}

export function useDetachReceipt() {
  return useRefetchingMutation(keys.finances, ({ id, version }: Seen) =>
    answerBody(ExpenseSaved, http.delete(`expenses/${id}/receipt`, { searchParams: { version } })),
  );
}
