import { IDEMPOTENCY_HEADER } from '@club/shared/contracts/idempotency';
import { type AddAmount, AddAmountAnswer, type AddGratis } from '@club/shared/contracts/members';
import { Message } from '@club/shared/contracts/scalars';
import { answer, http } from '@club/shared/http';
import type * as z from '@club/shared/schema';
import { useState } from 'react';
import { useChange } from '../use-change';

/** Minted once per open dialog: when an answer is lost, trying again cannot book twice. */
function useIdempotencyHeaders(): Record<string, string> {
  const [key] = useState(() => crypto.randomUUID());
  return { [IDEMPOTENCY_HEADER]: key };
}

export function useAddAmount() {
  const headers = useIdempotencyHeaders();
  return useChange(async (json: z.infer<typeof AddAmount>) => {
    return (await answer(AddAmountAnswer, http.post('admin-users', { json, headers }))).body;
  });
}

export function useAddGratis() {
  const headers = useIdempotencyHeaders();
  return useChange(async (json: z.infer<typeof AddGratis>) => {
    return (await answer(Message, http.post('admin-users-gratis', { json, headers }))).body;
  });
}
