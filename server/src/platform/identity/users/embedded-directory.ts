import { randomUUID } from 'node:crypto';
import type { Role } from '@club/shared/contracts/roles';
import { type Database, type Handle, isUniqueViolation, type Tx } from '../../database';
import type {
  Directory,
  NewIdentity,
  OwnerChanges,
  PasswordOptions,
  PreparedChange,
  PreparedPassword,
} from '../directory';
import { passwordUnchanged, refuseWeakPassword, usernameTaken } from '../directory-refusals';
import { hashPassword, verifyPassword } from '../password/password-hash';
import type { PasswordOwner } from '../password/password-policy';
import type { SessionNotices } from '../storage/session-notices';
import { endSessions } from '../storage/sessions.repository';
import {
  allUsernames,
  deleteUser,
  findRoles,
  findUser,
  insertUser,
  passwordOwner,
  plainUsername,
  type User,
  updateUser,
  usersWithRole,
} from './users.repository';

type CheckedChange = PreparedChange & { readonly hash: string };

/** Identities in the club's own database. */
export class EmbeddedDirectory implements Directory {
  readonly kind = 'embedded';

  constructor(
    private readonly database: Database,
    private readonly notices: SessionNotices,
  ) {}

  async create(
    tx: Tx,
    { username, password, firstName, lastName, email, roles, oneTime }: NewIdentity,
  ): Promise<string> {
    const id = randomUUID();
    const owner = { username, firstName, lastName, email };
    const { hash: password_hash } =
      typeof password === 'string' ? await this.preparePassword(password, owner) : password;
    if (password_hash === null) throw new Error('The password was shared by another directory.');
    const name = { username: plainUsername(username), given_name: firstName, family_name: lastName };
    try {
      await insertUser(tx, { id, ...name, password_hash, email, roles, one_time: oneTime ?? false });
    } catch (error) {
      if (isUniqueViolation(error, 'identity_user_username')) throw usernameTaken();
      throw error;
    }
    return id;
  }

  async createAll(tx: Tx, identities: readonly NewIdentity[]): Promise<string[]> {
    const ids: string[] = [];
    for (const identity of identities) ids.push(await this.create(tx, identity));
    return ids;
  }

  usernames(): Promise<string[]> {
    return allUsernames(this.database.handle);
  }

  async preparePassword(text: string, owner: PasswordOwner): Promise<PreparedPassword> {
    await refuseWeakPassword(text, owner);
    return this.sharePassword(text);
  }

  async sharePassword(text: string): Promise<PreparedPassword> {
    return { text, hash: await hashPassword(text) };
  }

  async prepareChange(identityId: string, text: string, owner?: OwnerChanges): Promise<PreparedChange> {
    return this.changeOf(await this.known(this.database.handle, identityId), text, owner);
  }

  async remove(tx: Tx, identityId: string): Promise<void> {
    await endSessions(tx, this.notices, identityId, 'DISABLED');
    await deleteUser(tx, identityId);
  }

  async setPassword(
    tx: Tx,
    identityId: string,
    password: string | PreparedChange,
    { oneTime = false, owner, onAccepted }: PasswordOptions = {},
  ): Promise<void> {
    const user = await this.known(tx, identityId);
    const changed = { ...passwordOwner(user), ...owner };
    const text = typeof password === 'string' ? password : password.text;
    const isCurrent = typeof password !== 'string' && password.replaces === user.password_hash;
    const password_hash = (isCurrent && password.hash) || (await this.changeOf(user, text, owner)).hash;
    await onAccepted?.();
    await updateUser(tx, identityId, {
      given_name: changed.firstName,
      family_name: changed.lastName,
      email: changed.email,
      password_hash,
      one_time: oneTime,
    });
    await endSessions(tx, this.notices, identityId, 'PASSWORD_CHANGED');
  }

  async setEmail(tx: Tx, identityId: string, email: string | null): Promise<void> {
    await updateUser(tx, identityId, { email });
  }

  rolesOf(identityIds: readonly string[], handle: Handle = this.database.handle): Promise<ReadonlyMap<string, Role[]>> {
    return findRoles(handle, identityIds);
  }

  async setRoles(tx: Tx, identityId: string, roles: Role[]): Promise<void> {
    const user = await this.known(tx, identityId);
    await updateUser(tx, identityId, { roles });
    // Tokens contain roles for minutes: a user who loses one must sign in again; one who gains one gets it with the
    // next refresh.
    if (user.roles.some((role) => !roles.includes(role))) {
      await endSessions(tx, this.notices, identityId, 'ROLES_CHANGED');
    }
  }

  async setEnabled(tx: Tx, identityId: string, enabled: boolean): Promise<void> {
    await updateUser(tx, identityId, { enabled });
    if (!enabled) await endSessions(tx, this.notices, identityId, 'DISABLED');
  }

  administrators(handle: Handle = this.database.handle): Promise<{ identityId: string; enabled: boolean }[]> {
    return usersWithRole(handle, 'ADMIN');
  }

  private async changeOf(user: User, text: string, owner?: OwnerChanges): Promise<CheckedChange> {
    await refuseWeakPassword(text, { ...passwordOwner(user), ...owner });
    if (await verifyPassword(user.password_hash, text)) throw passwordUnchanged();
    return { text, hash: await hashPassword(text), replaces: user.password_hash };
  }

  private async known(handle: Handle, identityId: string): Promise<User> {
    const user = await findUser(handle, identityId);
    if (!user) throw new Error(`No identity ${identityId}: a member points at one that does not exist.`);
    return user;
  }
}
