import { Refusal } from '../problems/refusal';
import type { Caller } from './caller';

const FRESH_SIGN_IN_MS = 15 * 60_000;

/**
 * For calls that would let whoever finds an unlocked device take over its account.
 * @throws Refusal 403 `SIGN_IN_AGAIN` when the password was entered more than 15 minutes ago
 */
export function requireFreshSignIn({ signedInAt }: Caller): void {
  if (Date.now() - signedInAt <= FRESH_SIGN_IN_MS) return;
  throw new Refusal(
    403,
    'SIGN_IN_AGAIN',
    'Prijavili ste se prije više od 15 minuta. Radi vaše sigurnosti prijavite se ponovno pa nastavite.',
  );
}
