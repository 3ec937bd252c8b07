import { AccountBalance } from '@club/shared/contracts/accounts/balance';
import { answer, http } from '@club/shared/http';

/** A dialog does not wait longer for a line that it can do without. */
const LONGEST_MS = 1_500;

/** The caller's account as it is now; undefined when it does not come in time. */
export async function readAccount(): Promise<AccountBalance | undefined> {
  try {
    return (await answer(AccountBalance, http.get('account-balance', { timeout: LONGEST_MS, retry: 0 }))).body;
  } catch {
    return undefined;
  }
}
