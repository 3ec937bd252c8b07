import { createHmac } from 'node:crypto';
import type { Handle, Tx } from '../../database';
import type { PreparedChange } from '../directory';
import { deleteHandedPassword, deleteHandedPasswords, recordHandedPassword } from './handed-passwords.repository';
import { isRepeatedPassword, refusalOf } from './keycloak-refusals';

/**
 * The last passwords of each identity that Keycloak may have, while the change that they are part of has not been
 * committed: Keycloak takes no part in the transaction, and would refuse the repeated change with its own password.
 */
export class HandedPasswords {
  readonly #handle: Handle;
  readonly #secret: string;
  /** Keycloak may have their passwords already. */
  readonly #handed = new WeakSet<PreparedChange>();

  /** @param secret the same for all servers, and not in the database */
  constructor(handle: Handle, secret: string) {
    this.#handle = handle;
    this.#secret = secret;
  }

  /** Outside the transaction, whose rollback would forget it, and before the call, whose answer may be lost. */
  async announce(identityId: string, text: string): Promise<PreparedChange> {
    const change = { text, hash: null, replaces: null };
    const wasHanded = await recordHandedPassword(this.#handle, identityId, this.#hash(identityId, text));
    if (wasHanded) this.#handed.add(change);
    return change;
  }

  /**
   * @param call hands it to Keycloak
   * @throws Refusal when Keycloak does not take it; not when it has it from a change that was not finished
   */
  async hand(change: PreparedChange, call: () => Promise<unknown>): Promise<void> {
    const wasHanded = this.#handed.has(change);
    // The transaction may be attempted again.
    this.#handed.add(change);
    try {
      await call();
    } catch (error) {
      if (wasHanded && isRepeatedPassword(error)) return;
      const refusal = refusalOf(error);
      if (refusal !== error && !wasHanded) this.#handed.delete(change);
      throw refusal;
    }
  }

  /** The change has failed: unless Keycloak may have its password, that is not taken for one that it has. */
  async withdraw(identityId: string, change: PreparedChange): Promise<void> {
    if (!this.#handed.has(change)) await deleteHandedPassword(this.#handle, this.#hash(identityId, change.text));
  }

  /** With the commit the same password becomes the present one. */
  finished(tx: Tx, identityId: string): Promise<void> {
    return deleteHandedPasswords(tx, identityId);
  }

  #hash(identityId: string, text: string): string {
    return createHmac('sha256', this.#secret).update(`password of ${identityId}: ${text}`).digest('base64url');
  }
}
