import { Role } from '@club/shared/contracts/roles';
import type { SessionEnd } from '@club/shared/contracts/session-end';
import { afterRollback, type Handle, probe, type Tx } from '../../database';
import type { Directory, NewIdentity, PasswordOptions, PreparedChange, PreparedPassword } from '../directory';
import { refuseWeakPassword } from '../directory-refusals';
import type { PasswordOwner } from '../password/password-policy';
import type { KeycloakSettings } from '../settings';
import type { SessionNotices } from '../storage/session-notices';
import { AdminClient } from './admin-client';
import { HandedPasswords } from './handed-passwords';
import { isNotFound, refusalOf } from './keycloak-refusals';
import { recordSessionEnd } from './session-ends.repository';

/** Brief users in one answer: some hundred kilobytes. */
const PAGE = 1_000;
const FIRST_PAGE = { first: 0, max: PAGE, briefRepresentation: true };
/** A user takes two calls, one of which waits for the hash of a password. */
const AT_ONCE = 8;

interface RealmRole {
  readonly id: string;
  readonly name: Role;
}

/**
 * Identities in a Keycloak realm (deploy/keycloak/realm.json). Changes are not part of the caller's transaction: when it
 * fails, new identities are removed, and names, e-mail addresses, roles and who is disabled are as before. A new password, a
 * removal and the end of sessions stay.
 */
export class KeycloakDirectory implements Directory {
  readonly kind = 'keycloak';
  readonly #admin: AdminClient;
  readonly #passwords: HandedPasswords;

  constructor(
    settings: KeycloakSettings,
    handle: Handle,
    private readonly notices: Pick<SessionNotices, 'endingIn'>,
    private readonly report: (error: unknown) => void,
  ) {
    this.#admin = new AdminClient(settings);
    this.#passwords = new HandedPasswords(handle, settings.clientSecret);
  }

  async create(tx: Tx, identity: NewIdentity): Promise<string> {
    const [id] = await this.createAll(tx, [identity]);
    return id as string;
  }

  async createAll(tx: Tx, identities: readonly NewIdentity[]): Promise<string[]> {
    const granted = await this.#representations([...new Set(identities.flatMap(({ roles }) => roles))]);
    const ids: string[] = [];
    for (let first = 0; first < identities.length; first += AT_ONCE) {
      const batch = identities.slice(first, first + AT_ONCE);
      const outcomes = await Promise.allSettled(batch.map((identity) => this.#create(tx, identity, granted)));
      // Only now, when those that succeeded are known to whatever removes them after the rollback.
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') throw outcome.reason;
        ids.push(outcome.value);
      }
      // PostgreSQL ends a transaction that is silent for half a minute; hundreds of users take longer.
      await probe(tx);
    }
    return ids;
  }

  async #create(tx: Tx, identity: NewIdentity, granted: readonly RealmRole[]): Promise<string> {
    const { username, password, firstName, lastName, email, roles, oneTime } = identity;
    const { text: value } = typeof password === 'string' ? await this.preparePassword(password, identity) : password;
    const { id } = await this.#admin.users
      .create({
        username,
        firstName,
        lastName,
        ...(email ? { email } : {}),
        enabled: true,
        credentials: [{ type: 'password', value, temporary: oneTime ?? false }],
      })
      .catch(refuse);
    afterRollback(tx, () => this.#takeBack(() => this.#remove(id)));
    if (roles.length === 0) return id;
    const mapped = granted.filter(({ name }) => roles.includes(name));
    await this.#admin.users.addRealmRoleMappings({ id, roles: mapped });
    return id;
  }

  async usernames(): Promise<string[]> {
    const users = await everyPage((page) => this.#admin.users.find(page));
    return users.flatMap(({ username }) => username?.toLowerCase() ?? []);
  }

  async preparePassword(text: string, owner: PasswordOwner): Promise<PreparedPassword> {
    await refuseWeakPassword(text, owner);
    return this.sharePassword(text);
  }

  async sharePassword(text: string): Promise<PreparedPassword> {
    return { text, hash: null };
  }

  /** Its strength is checked by `setPassword`, which asks Keycloak about the owner; the realm compares it with the old. */
  prepareChange(identityId: string, text: string): Promise<PreparedChange> {
    return this.#passwords.announce(identityId, text);
  }

  remove(_tx: Tx, identityId: string): Promise<void> {
    return this.#remove(identityId);
  }

  async #remove(identityId: string): Promise<void> {
    await unlessGone(this.#admin.users.del({ id: identityId }));
  }

  async setPassword(
    tx: Tx,
    identityId: string,
    password: string | PreparedChange,
    options: PasswordOptions = {},
  ): Promise<void> {
    const change = typeof password === 'string' ? { text: password, hash: null, replaces: null } : password;
    try {
      await this.#setPassword(tx, identityId, change, options);
    } catch (error) {
      afterRollback(tx, () => this.#takeBack(() => this.#passwords.withdraw(identityId, change)));
      throw error;
    }
  }

  async #setPassword(
    tx: Tx,
    identityId: string,
    change: PreparedChange,
    { oneTime = false, owner, onAccepted }: PasswordOptions,
  ): Promise<void> {
    const { text } = change;
    const before = (await this.#admin.users.findOne({ id: identityId })) ?? {};
    const { username = '', firstName = '', lastName = '', email = null } = { ...before, ...owner };
    await refuseWeakPassword(text, { username, firstName, lastName, email });
    await onAccepted?.();
    // Keycloak's own policy compares the password with what the user is called now.
    if (owner) {
      await this.#update(identityId, owner);
      afterRollback(tx, () => this.#takeBack(() => this.#admin.users.update({ id: identityId }, before)));
    }
    const credential = { type: 'password', value: text, temporary: oneTime };
    await this.#passwords.finished(tx, identityId);
    await this.#passwords.hand(change, () => this.#admin.users.resetPassword({ id: identityId, credential }));
    await this.#endSessions(tx, identityId, 'PASSWORD_CHANGED');
  }

  async setEmail(tx: Tx, identityId: string, email: string | null): Promise<void> {
    const before = (await this.#admin.users.findOne({ id: identityId })) ?? {};
    // Before the call: Keycloak may make the change, and its answer be lost.
    afterRollback(tx, () => this.#takeBack(() => this.#update(identityId, { email: before.email ?? '' })));
    await this.#update(identityId, { email: email ?? '' });
  }

  /** A few are asked about one by one; more are looked for among the holders of each role. */
  async rolesOf(identityIds: readonly string[]): Promise<ReadonlyMap<string, Role[]>> {
    if (identityIds.length <= Role.options.length) return this.#rolesOneByOne(identityIds);
    const holders = await Promise.all(Role.options.map(async (role) => ({ role, ids: await this.#holders(role) })));
    return new Map(
      identityIds.map((id) => [id, holders.filter(({ ids }) => ids.has(id)).map(({ role }) => role)] as const),
    );
  }

  async setRoles(tx: Tx, identityId: string, roles: Role[]): Promise<void> {
    const present = await this.#roles(identityId);
    const gained = await this.#representations(roles.filter((role) => !present.includes(role)));
    const lost = await this.#representations(present.filter((role) => !roles.includes(role)));
    const add = (some: RealmRole[]) => this.#admin.users.addRealmRoleMappings({ id: identityId, roles: some });
    const remove = (some: RealmRole[]) => this.#admin.users.delRealmRoleMappings({ id: identityId, roles: some });
    // Before each call: Keycloak may make the change, and its answer be lost.
    if (gained.length > 0) {
      afterRollback(tx, () => this.#takeBack(() => remove(gained)));
      await add(gained);
    }
    if (lost.length === 0) return;
    afterRollback(tx, () => this.#takeBack(() => add(lost)));
    await remove(lost);
    await this.#endSessions(tx, identityId, 'ROLES_CHANGED');
  }

  async setEnabled(tx: Tx, identityId: string, enabled: boolean): Promise<void> {
    const before = await this.isEnabled(identityId);
    if (before === !enabled) {
      afterRollback(tx, () => this.#takeBack(() => this.#update(identityId, { enabled: before })));
    }
    if (enabled) return this.#update(identityId, { enabled });
    // Who was deleted in Keycloak must still become inactive here.
    await unlessGone(this.#update(identityId, { enabled }));
    await this.#endSessions(tx, identityId, 'DISABLED');
  }

  async isEnabled(identityId: string): Promise<boolean | undefined> {
    return (await this.#admin.users.findOne({ id: identityId }))?.enabled;
  }

  async administrators(): Promise<{ identityId: string; enabled: boolean }[]> {
    const users = await this.#usersWith('ADMIN');
    return users.map(({ id = '', enabled = false }) => ({ identityId: id, enabled }));
  }

  /** Compensates a failed transaction. Its own failure is only logged, so that the caller gets the original error. */
  async #takeBack(work: () => Promise<void>): Promise<void> {
    await work().catch(this.report);
  }

  async #endSessions(tx: Tx, identityId: string, reason: SessionEnd): Promise<void> {
    await unlessGone(this.#admin.users.logout({ id: identityId }));
    await recordSessionEnd(tx, identityId, reason);
    await this.notices.endingIn(tx, identityId, reason);
  }

  async #rolesOneByOne(identityIds: readonly string[]): Promise<ReadonlyMap<string, Role[]>> {
    const rolesIfKnown = async (id: string): Promise<[string, Role[]]> => {
      const roles = this.#roles(id).catch((error) => {
        if (isNotFound(error)) return [];
        throw error;
      });
      return [id, await roles];
    };
    return new Map(await Promise.all(identityIds.map(rolesIfKnown)));
  }

  async #roles(identityId: string): Promise<Role[]> {
    const mapped = await this.#admin.users.listRealmRoleMappings({ id: identityId });
    const names = mapped.map((role) => role.name);
    return Role.options.filter((role) => names.includes(role));
  }

  async #holders(role: Role): Promise<Set<string | undefined>> {
    return new Set((await this.#usersWith(role)).map(({ id }) => id));
  }

  #usersWith(name: Role) {
    return everyPage((page) => this.#admin.roles.findUsersWithRole({ name, ...page }));
  }

  /** Keycloak replaces the whole user; fields that are left out would be emptied. */
  async #update(id: string, change: { firstName?: string; lastName?: string; email?: string; enabled?: boolean }) {
    const user = await this.#admin.users.findOne({ id });
    await this.#admin.users.update({ id }, { ...user, ...change }).catch(refuse);
  }

  #representations(roles: readonly Role[]): Promise<RealmRole[]> {
    return Promise.all(
      roles.map(async (name) => {
        const role = await this.#admin.roles.findOneByName({ name });
        if (!role?.id) throw new Error(`The realm has no role ${name}: import deploy/keycloak/realm.json.`);
        return { id: role.id, name };
      }),
    );
  }
}

async function everyPage<User>(read: (page: typeof FIRST_PAGE) => Promise<User[]>): Promise<User[]> {
  const all: User[] = [];
  for (let first = 0; ; first += PAGE) {
    const users = await read({ ...FIRST_PAGE, first });
    all.push(...users);
    if (users.length < PAGE) return all;
  }
}

/** Waits for a call about a user who may have been deleted in Keycloak. */
async function unlessGone(call: Promise<unknown>): Promise<void> {
  await call.catch((error) => {
    if (!isNotFound(error)) throw error;
  });
}

function refuse(error: unknown): never {
  throw refusalOf(error);
}
