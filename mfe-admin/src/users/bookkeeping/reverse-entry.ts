import { Message } from '@club/shared/contracts/scalars';
import { answerBody, http } from '@club/shared/http';

/** POST …/statement/{entryId}/reversal: reverses an entry with a new one; the ledger itself is never edited. */
export const reverseEntry = (userId: number, entryId: number, reason: string) =>
  answerBody(Message, http.post(`admin-users/${userId}/statement/${entryId}/reversal`, { json: { reason } }));
