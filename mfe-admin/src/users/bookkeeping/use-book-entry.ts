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

/** What the calls answer: nothing was entered if it is `canceled`, and an older server does not name the entry. */
interface Entered {
  readonly message: string;
  readonly canceled?: boolean | undefined;
  readonly entryId?: number | undefined;
}

/** Shows what was entered, with a button that reverses it if the entry is known. */
function useUndoNotice() {
  const notify = useNotify();
  const reversal = useAdminMutation(({ userId, entryId }: { userId: number; entryId: number }) =>
    reverseEntry(userId, entryId, 'Poništeno odmah nakon unosa'),
  );
  return ({ message, entryId }: Entered, userId: number) => {
    if (entryId === undefined) return notify.success(message, MESSAGE_SECONDS);
    notify.success(message, undefined, {
      label: 'Poništi',
      act: () => void reversal.mutateAsync({ userId, entryId }).catch((error) => notify.refusal(error)),
    });
  };
}

type Once = ReturnType<typeof useIdempotencyOptions>;

function useEnter<Input, Answer extends Entered>(
  userOf: (input: Input) => number,
  send: (input: Input, once: Once) => Promise<Answer>,
) {
  const once = useIdempotencyOptions();
  const undoNotice = useUndoNotice();
  return useAdminMutation(
    async (input: Input) => {
      const body = await send(input, once);
      if (!body.canceled) undoNotice(body, userOf(input));
      return body;
    },
    { quiet: true },
  );
}

const memberOf = ({ userId }: { readonly userId: number }): number => userId;

export const useAddAmount = () =>
  useEnter(memberOf, (json: z.infer<typeof AddAmount>, once) =>
    answerBody(AddAmountAnswer, http.post('admin-users', { json, ...once })),
  );

export const useCorrectAmount = (userId: number) =>
  useEnter(
    () => userId,
    (json: z.infer<typeof CorrectAmount>, once) =>
      answerBody(CorrectAmountAnswer, http.post(`admin-users/${userId}/correction`, { json, ...once })),
  );

export const useAddGratis = () =>
  useEnter(memberOf, (json: z.infer<typeof AddGratis>, once) =>
    answerBody(AddGratisAnswer, http.post('admin-users-gratis', { json, ...once })),
  );
