import {
  type AddAmount,
  AddAmountAnswer,
  type AddGratis,
  AddGratisAnswer,
  type CorrectAmount,
  CorrectAmountAnswer,
} from '@club/shared/contracts/accounts/bookkeeping';
import { answerBody, http } from '@club/shared/http';
import { useNotify } from '@club/shared/notices';
import type * as z from '@club/shared/schema';
import { MESSAGE_SECONDS, useAdminMutation } from '../../api/use-admin-mutation';
import { useIdempotencyOptions } from '../../api/use-idempotency-options';
import { reverseEntry } from './reverse-entry';

/** Shows what was entered, with a button that reverses it if the entry is known. */
function useUndoNotice() {
  const notify = useNotify();
  const reversal = useAdminMutation(({ userId, entryId }: { userId: number; entryId: number }) =>
    reverseEntry(userId, entryId, 'Poništeno odmah nakon unosa'),
  );
  return (message: string, userId: number, entryId: number | undefined) => {
    if (entryId === undefined) return notify.success(message, MESSAGE_SECONDS);
    notify.success(message, undefined, {
      label: 'Poništi',
      act: () => void reversal.mutateAsync({ userId, entryId }).catch((error) => notify.refusal(error)),
    });
  };
}

export function useAddAmount() {
  const once = useIdempotencyOptions();
  const undoNotice = useUndoNotice();
  return useAdminMutation(
    async (json: z.infer<typeof AddAmount>) => {
      const body = await answerBody(AddAmountAnswer, http.post('admin-users', { json, ...once }));
      if (!body.canceled) undoNotice(body.message, json.userId, body.entryId);
      return body;
    },
    { quiet: true },
  );
}

export function useCorrectAmount(userId: number) {
  const once = useIdempotencyOptions();
  const undoNotice = useUndoNotice();
  return useAdminMutation(
    async (json: z.infer<typeof CorrectAmount>) => {
      const call = http.post(`admin-users/${userId}/correction`, { json, ...once });
      const body = await answerBody(CorrectAmountAnswer, call);
      undoNotice(body.message, userId, body.entryId);
      return body;
    },
    { quiet: true },
  );
}

export function useAddGratis() {
  const once = useIdempotencyOptions();
  const undoNotice = useUndoNotice();
  return useAdminMutation(
    async (json: z.infer<typeof AddGratis>) => {
      const body = await answerBody(AddGratisAnswer, http.post('admin-users-gratis', { json, ...once }));
      if (!body.canceled) undoNotice(body.message, json.userId, body.entryId);
      return body;
    },
    { quiet: true },
  );
}
