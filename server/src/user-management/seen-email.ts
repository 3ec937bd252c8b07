import { INPUT_KEPT, isOutdated, Refusal, type SeenChange } from '../platform/http';

/**
 * Saving an address that was typed beside an outdated one would revert what somebody else has corrected.
 * @throws Refusal 409 `EMAIL_CHANGED`
 */
export function refuseOutdatedEmail(change: SeenChange<string | null>): void {
  if (!isOutdated(change)) return;
  const message = `E-pošta tog korisnika u međuvremenu je promijenjena. Sada: ${change.now ?? 'nema'}. ${INPUT_KEPT}`;
  throw new Refusal(409, 'EMAIL_CHANGED', message, undefined, { current: change.now });
}
