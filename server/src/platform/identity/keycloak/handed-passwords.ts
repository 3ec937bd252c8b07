import { createHmac, randomBytes } from 'node:crypto';
import { isRepeatedPassword, refusalOf } from './keycloak-refusals';

/** As long as somebody needs who reads a message of failure, signs in again and repeats the change. */
const KEPT_MS = 10 * 60_000;

interface Handed {
  /** A keyed hash: the password itself is not kept. */
  readonly hash: string;
  readonly until: number;
}

/**
 * The last password of each identity that Keycloak may have, while the change that it is part of has not been committed:
 * Keycloak takes no part in the transaction, and would refuse the repeated change with its own password.
 */
export class HandedPasswords {
  readonly #key = randomBytes(32);
  readonly #handed = new Map<string, Handed>();

  /**
   * @param call hands it to Keycloak
   * @throws Refusal when Keycloak does not take it; not when it has it from a change that was not finished
   */
  async hand(identityId: string, password: string, call: () => Promise<unknown>): Promise<void> {
    this.#forgetOld();
    const before = this.#handed.get(identityId);
    const hash = createHmac('sha256', this.#key).update(password).digest('base64url');
    // Before the call, whose answer may be lost.
    this.#handed.set(identityId, { hash, until: Date.now() + KEPT_MS });
    try {
      await call();
    } catch (error) {
      if (before?.hash === hash && isRepeatedPassword(error)) return;
      const refusal = refusalOf(error);
      if (refusal !== error) this.#restore(identityId, before);
      throw refusal;
    }
  }

  /** The change is done: from now on the same password is the present one. */
  finished(identityId: string): void {
    this.#handed.delete(identityId);
  }

  /** Keycloak has refused the newer one. */
  #restore(identityId: string, before: Handed | undefined): void {
    if (before) this.#handed.set(identityId, before);
    else this.#handed.delete(identityId);
  }

  #forgetOld(): void {
    for (const [identityId, { until }] of this.#handed) if (until < Date.now()) this.#handed.delete(identityId);
  }
}
