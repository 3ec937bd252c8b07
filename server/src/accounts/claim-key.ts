import type { Handle, Tx } from '../platform/database';
import { Refusal } from '../platform/http';
import { lockAccounts } from './accounts.repository';
import { isUsedFor, isUsedOtherwise } from './used-keys.repository';

/** A call of a member that may be repeated with its key. */
export interface KeyedRequest {
  readonly actorId: number;
  /** Created once per click or input; undefined: each call is another one. */
  readonly key?: string | undefined;
}

/** What a call writes. Two calls that write the same kind of thing are compared by their data. */
type Purpose =
  | 'CANCELLATION'
  | 'CLOSURE'
  | 'EXPENSE'
  | 'PLAYER'
  | 'REGISTRATION'
  | 'USER'
  | `ENTRY ${number}`
  | `USER ${number}`;

/**
 * For a call that may be repeated with its key. Until the transaction ends, no other call of the same member with a key
 * proceeds, because each locks the caller's account, as a booking does. To be called after `lockNames`, before any other
 * lock, and by no call that locks another account: that one might have the lower id (`lockAccounts`).
 * @throws Refusal 409 `KEY_REUSED` when a call with the key has written something of another kind
 */
export async function claimKey(tx: Tx, request: KeyedRequest, purpose: Purpose): Promise<void> {
  if (!request.key) return;
  await lockAccounts(tx, [request.actorId]);
  await refuseUsedKey(tx, request, purpose);
}

/**
 * The same for a call that needs no lock of its own here: it has locked the caller's account already, together with
 * others, or runs alone among those of its kind.
 */
export async function refuseUsedKey(tx: Tx, { actorId, key }: KeyedRequest, purpose: Purpose): Promise<void> {
  if (!key) return;
  if (!(await isUsedOtherwise(tx, { key, actorId, purpose }))) return;
  const message = 'Prvi je pokušaj već zapisan kao nešto drugo. Provjerite ga prije novog unosa.';
  throw new Refusal(409, 'KEY_REUSED', message);
}

/** Whether the call has been done: for what leaves its key nowhere but in the action log. */
export const isDoneWithKey = async (
  handle: Handle,
  { actorId, key }: KeyedRequest,
  purpose: 'USER' | `USER ${number}`,
): Promise<boolean> => key !== undefined && isUsedFor(handle, { key, actorId, purpose });
