import { AccountBalance } from '@club/shared/contracts/accounts/balance';
import { answerBody, http } from '@club/shared/http';
import { withTimeout } from '@club/shared/timeout';

/** A dialog waits no longer than this for an optional line; that the call takes longer does not mean an outage. */
const LONGEST_MS = 1_500;
/** Too short to be noticed; on most connections the answer takes less. */
const UNNOTICED_MS = 300;

/** The member's current account; undefined if it does not arrive in time. */
export function readAccount(): Promise<AccountBalance | undefined> {
  const account = answerBody(AccountBalance, http.get('account-balance', { retry: 0 }));
  return withTimeout(account, LONGEST_MS).catch(() => undefined);
}

/** The account as it is now, or, if that takes noticeably long, as an earlier reading has found it. */
export async function readAccountAgain(
  earlier: Promise<AccountBalance | undefined>,
): Promise<AccountBalance | undefined> {
  const reading = readAccount();
  const soon = await withTimeout(reading, UNNOTICED_MS).catch(() => undefined);
  return soon ?? (await earlier) ?? reading;
}
