import type { Role } from '@club/shared/contracts/roles';
import type { Handle, Tx } from '../database';
import type { PasswordOwner } from './password/password-policy';

/** A password that is hashed already, because that takes longer than all statements of a transaction together. */
export interface PreparedPassword {
  readonly text: string;
  /** Null when another system makes the hash. */
  readonly hash: string | null;
}

/** The same for an identity that has a password already, with which the new one was compared. */
export interface PreparedChange extends PreparedPassword {
  /** The hash of the current password; null when another system compares. */
  readonly replaces: string | null;
}

export interface NewIdentity {
  username: string;
  password: string | PreparedPassword;
  firstName: string;
  lastName: string;
  email: string | null;
  roles: Role[];
  /** The password must be changed at the first sign-in. */
  oneTime?: boolean;
}

export type OwnerChanges = Partial<Pick<NewIdentity, 'firstName' | 'lastName'>> & { readonly email?: string };

export interface PasswordOptions {
  /** It must be changed at the next sign-in. */
  readonly oneTime?: boolean;
  /** What changes about its owner together with it; its strength is checked against these. */
  readonly owner?: OwnerChanges;
  /** Called once the password is accepted, before anything is changed; an error refuses the whole change. */
  readonly onAccepted?: () => Promise<void>;
}

/**
 * The store of identities: the embedded one, or a Keycloak. The club's members refer to them by `identityId` (`sub`).
 * Every change takes the caller's transaction. The embedded store writes in it; Keycloak's adapter calls Keycloak, and when
 * the transaction fails, undoes what it has changed, but for a new password, a removal and the end of sessions.
 * @throws Refusal `USERNAME_TAKEN` (409, field userName), `PASSWORD_WEAK` (400, field password)
 */
export interface Directory {
  readonly kind: 'embedded' | 'keycloak';
  create(tx: Tx, identity: NewIdentity): Promise<string>;
  /** The same for many, in less time where each takes several calls. Returns their ids, in this order. */
  createAll(tx: Tx, identities: readonly NewIdentity[]): Promise<string[]>;
  /** Of all identities, members or not, in lower case. */
  usernames(): Promise<string[]>;
  /** Checks a password for a `create` that follows; the embedded store hashes it, too. */
  preparePassword(text: string, owner: PasswordOwner): Promise<PreparedPassword>;
  /** For several identities, and one that everybody may know, such as that of the demo: its strength is not checked. */
  sharePassword(text: string): Promise<PreparedPassword>;
  /**
   * For a `setPassword` that follows: the embedded store checks and hashes the new password here, so that no connection of
   * the database waits for it. Keycloak's adapter records that Keycloak may have it from now on.
   * @param owner the same as for `setPassword`
   */
  prepareChange(identityId: string, text: string, owner?: OwnerChanges): Promise<PreparedChange>;
  remove(tx: Tx, identityId: string): Promise<void>;
  /**
   * Ends every session of the identity. A refused password leaves everything as it was.
   * @param password a prepared one is checked again if the current password has changed since
   */
  setPassword(tx: Tx, identityId: string, password: string | PreparedChange, options?: PasswordOptions): Promise<void>;
  /**
   * Ends no session.
   * @param email null: none
   * @throws Refusal `EMAIL_TAKEN` (409, field email) by an external directory
   */
  setEmail(tx: Tx, identityId: string, email: string | null): Promise<void>;
  /**
   * For a page of identities; an unknown identity has no roles.
   * @param handle the open transaction's, when there is one
   */
  rolesOf(identityIds: readonly string[], handle?: Handle): Promise<ReadonlyMap<string, Role[]>>;
  setRoles(tx: Tx, identityId: string, roles: Role[]): Promise<void>;
  /** Disabling ends every session at once and refuses sign-in; the history stays. */
  setEnabled(tx: Tx, identityId: string, enabled: boolean): Promise<void>;
  /**
   * The identities with the role ADMIN; one that is not `enabled` cannot sign in.
   * @param handle the open transaction's, when there is one
   */
  administrators(handle?: Handle): Promise<{ identityId: string; enabled: boolean }[]>;
}
