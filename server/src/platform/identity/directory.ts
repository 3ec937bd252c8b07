import type { Role } from '@club/shared/contracts/roles';
import type { Handle, Tx } from '../database';

/** A password that several identities get; hashed once, so that making them takes no seconds. */
export interface SharedPassword {
  readonly text: string;
  /** Null where the hash is made elsewhere. */
  readonly hash: string | null;
}

export interface NewIdentity {
  username: string;
  password: string | SharedPassword;
  firstName: string;
  lastName: string;
  email: string | null;
  roles: Role[];
  /** The password must be changed at the first sign-in. */
  oneTime?: boolean;
}

/**
 * Where identities live: the embedded store, or a Keycloak. The club's members point at them by `identityId` (`sub`).
 * Every change takes the caller's transaction; the embedded store writes in it, Keycloak's adapter calls out and the
 * caller undoes with `remove` when its own transaction fails.
 * @throws Refusal `USERNAME_TAKEN` (409, field userName), `PASSWORD_WEAK` (400, field password)
 */
export interface Directory {
  readonly kind: 'embedded' | 'keycloak';
  create(tx: Tx, identity: NewIdentity): Promise<string>;
  /** For a password that everybody may know, such as that of the demo: whoever gets it is not asked how strong it is. */
  sharePassword(text: string): Promise<SharedPassword>;
  /** Undoes a `create` that its caller could not finish. */
  remove(tx: Tx, identityId: string): Promise<void>;
  rename(tx: Tx, identityId: string, firstName: string, lastName: string): Promise<void>;
  setEmail(tx: Tx, identityId: string, email: string): Promise<void>;
  /** Ends every session of the identity. `oneTime`: it must be changed at the next sign-in. */
  setPassword(tx: Tx, identityId: string, password: string, options?: { oneTime?: boolean }): Promise<void>;
  roles(identityId: string): Promise<Role[]>;
  /** Of a page of identities; who is not known has none. */
  rolesOf(identityIds: readonly string[]): Promise<ReadonlyMap<string, Role[]>>;
  setRoles(tx: Tx, identityId: string, roles: Role[]): Promise<void>;
  /** Disabling ends every session at once and refuses sign-in; the history stays. */
  setEnabled(tx: Tx, identityId: string, enabled: boolean): Promise<void>;
  /** @param handle the open transaction's, when there is one */
  list(handle?: Handle): Promise<{ identityId: string; username: string; roles: Role[]; enabled: boolean }[]>;
}
