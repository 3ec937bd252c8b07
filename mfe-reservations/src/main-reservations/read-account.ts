import { AccountBalance } from '@club/shared/contracts/accounts/balance';
import { answer, http } from '@club/shared/http';

/** A dialog waits no longer than this for an optional line. */
const LONGEST_MS = 1_500;

/** The member's current account; undefined if it does not arrive in time. */
export async function readAccount(): Promise<AccountBalance | undefined> {
  try {
    return (await answer(AccountBalance, http.get('account-balance', { timeout: LONGEST_MS, retry: 0 }))).body;
  } catch {
    return undefined;
  }
}
