import { AccountBalance } from '@club/shared/contracts/accounts/balance';
import { answer, http } from '@club/shared/http';
import { withTimeout } from '@club/shared/timeout';

/** A dialog waits no longer than this for an optional line; that the call takes longer does not mean an outage. */
const LONGEST_MS = 1_500;

/** The member's current account; undefined if it does not arrive in time. */
export async function readAccount(): Promise<AccountBalance | undefined> {
  try {
    const account = answer(AccountBalance, http.get('account-balance', { retry: 0 }));
    return (await withTimeout(account, LONGEST_MS)).body;
  } catch {
    return undefined;
  }
}
