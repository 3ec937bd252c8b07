import type {
  CreateUser,
  ManagedUser,
  ManagedUsersQuery,
  SetEmail,
  SetRoles,
  UpdateUser,
} from '@club/shared/contracts/members/user-management';
import { MOST_MEMBERS } from '@club/shared/contracts/paging';
import { formatRoles, type Role } from '@club/shared/contracts/roles';
import { personName } from '@club/shared/domain';
import { claimKey, isDoneWithKey, type KeyedRequest } from '../accounts';
import { type Action, recordAction } from '../action-log';
import {
  lockPresentMember,
  type Member,
  membersNamedOrMailed,
  memberUnknown,
  requirePresentMember,
  saveContact,
} from '../members';
import { type Handle, readPage, type Tx } from '../platform/database';
import { Refusal } from '../platform/http';
import type { Directory } from '../platform/identity';
import type { ServiceParts } from '../platform/service-parts';
import type { Inviting } from './inviting.service';
import type { Joining } from './joining.service';
import { keepAnAdministrator } from './keep-an-administrator';
import { oneTimePassword } from './one-time-password';
import { refuseOutdatedEmail } from './seen-email';
import { refuseOutdatedName } from './seen-name';
import { isSameRoles, refuseOutdatedRoles } from './seen-roles';
import {
  countManaged,
  findManaged,
  isMember,
  type ManagedMember,
  managedMembers,
  type SavedUser,
  updateMember,
} from './user-management.repository';

interface Parts extends ServiceParts {
  readonly directory: Directory;
  readonly joining: Joining;
  readonly inviting: Inviting;
}

const yesNo = (is: boolean) => (is ? 'da' : 'ne');

/** Makes a change, and returns its entry of the action log; undefined when everything was so already. */
type Work = (tx: Tx, member: Member) => Promise<Pick<Action, 'action' | 'before' | 'after' | 'key'> | undefined>;

export type UserManagement = ReturnType<typeof createUserManagement>;

/** Changes of members by administrators. Each call that changes something is one transaction and one entry of the action log. */
export function createUserManagement({ db, live, clock, directory, joining, inviting }: Parts) {
  /** One change of a known member, logged, and published to every process. */
  const changeIn = async (tx: Tx, memberId: number, actorId: number, work: Work): Promise<Member> => {
    const member = await lockPresentMember(tx, memberId);
    const done = await work(tx, member);
    if (!done) return member;
    await recordAction(tx, {
      actorId,
      at: clock.now(),
      subject: personName(member),
      subjectMemberId: memberId,
      ...done,
    });
    await live.changed(tx, 'members');
    return member;
  };

  /** The same in a transaction of its own. */
  const change = (memberId: number, actorId: number, work: Work): Promise<Member> =>
    db.transaction((tx) => changeIn(tx, memberId, actorId, work));

  /**
   * Whether a call with the key has saved the user already, added or changed.
   * @throws Refusal 409 `KEY_REUSED` when the user has another name
   */
  const isSaved = async (handle: Handle, request: KeyedRequest, user: SavedUser): Promise<boolean> => {
    const purpose = user.id === undefined ? 'USER' : (`USER ${user.id}` as const);
    if (!(await isDoneWithKey(handle, request, purpose))) return false;
    if (await isMember(handle, user)) return true;
    const message = 'Prvi je pokušaj već zapisan, s drugim podacima. Provjerite popis korisnika prije novog unosa.';
    throw new Refusal(409, 'KEY_REUSED', message);
  };

  /** Before the transaction of the change, since hashing takes longer than all of it. */
  const prepareChange = async (memberId: number, password: string, owner?: { firstName: string; lastName: string }) => {
    const { identityId } = await requirePresentMember(db.handle, memberId);
    return directory.prepareChange(identityId, password, owner);
  };

  const present = async (members: readonly ManagedMember[]): Promise<ManagedUser[]> => {
    const ids = members.map(({ identityId }) => identityId);
    const roles = await directory.rolesOf(ids);
    const choices = await inviting.choicesOf(ids);
    return members.map(({ id, identityId, erasedAt, ...member }) => ({
      ...member,
      userId: id,
      invitation: inviting.wayFor(member.email),
      invited: choices.get(identityId)?.invited ?? false,
      withoutPassword: choices.get(identityId)?.withoutPassword ?? false,
      roles: roles.get(identityId) ?? [],
      erased: erasedAt !== null,
    }));
  };

  return {
    /** All users, or one page of them; `total` counts the users of all pages. */
    async list({ page, size, search }: ManagedUsersQuery): Promise<{ users: ManagedUser[]; total: number }> {
      const found = await membersNamedOrMailed(db.handle, search);
      const pageRequest = page === undefined ? { page: 0, size: MOST_MEMBERS } : { page, size };
      const { rows, total } = await readPage(pageRequest, countManaged(db.handle, found), async (part) =>
        present(await managedMembers(db.handle, found, part)),
      );
      return { users: rows, total };
    },

    /** @throws Refusal 404 `MEMBER_UNKNOWN` */
    async find(memberId: number): Promise<ManagedUser> {
      const member = await findManaged(db.handle, memberId);
      const [user] = member ? await present([member]) : [];
      if (!user) throw memberUnknown();
      return user;
    },

    /**
     * Identity, member and account in one unit; nothing is left when a part fails. The member keeps this password.
     * @throws Refusal 409 `KEY_REUSED` when a request with the key has written something else
     */
    async create({ userName, ...person }: CreateUser, { actorId, key }: KeyedRequest): Promise<string> {
      const roles: Role[] = ['USER'];
      const isDone = async (tx: Tx) => {
        await claimKey(tx, { actorId, key }, 'USER');
        return isSaved(tx, { actorId, key }, { ...person, username: userName });
      };
      const record: Parameters<Joining['joinAll']>[1] = (tx, [joined]) =>
        recordAction(tx, {
          actorId,
          at: clock.now(),
          action: 'Novi korisnik',
          subject: personName(person),
          subjectMemberId: joined?.memberId,
          after: { 'Korisničko ime': userName, Uloge: formatRoles(roles) },
          key,
        });
      await joining.joinAll([{ ...person, username: userName, email: null, roles }], record, isDone);
      return `Dodan je novi račun: ${personName(person)}.`;
    },

    /**
     * New name and password; every session of the member ends.
     * @throws Refusal 409 `NAME_CHANGED` when somebody else has changed the name since it was seen, `KEY_REUSED` when a
     * request with the key has written something else
     */
    async update(
      { selectedPlayer, firstName, lastName, password, seen }: UpdateUser,
      { actorId, key }: KeyedRequest,
    ): Promise<string> {
      const owner = { firstName, lastName };
      const isDone = (handle: Handle) => isSaved(handle, { actorId, key }, { ...owner, id: selectedPlayer });
      const saved = `Podaci su spremljeni: ${firstName} ${lastName}.`;
      // The new password would be refused as the current one.
      if (await isDone(db.handle)) return saved;
      const prepared = await prepareChange(selectedPlayer, password, owner);
      const work: Work = async (tx, member) => {
        refuseOutdatedName({ seen, now: member, wanted: { firstName, lastName } });
        await directory.setPassword(tx, member.identityId, prepared, { owner });
        await updateMember(tx, member.id, { first_name: firstName, last_name: lastName });
        // One value: an erasure finds a whole name, while its parts alone could be anybody's.
        const [before, after] = [personName(member), personName({ firstName, lastName })];
        const isRenamed = before !== after;
        // The open grids show names.
        if (isRenamed) await live.changed(tx, 'grid');
        return {
          action: 'Promjena imena i lozinke',
          ...(isRenamed && { before: { Ime: before } }),
          after: { ...(isRenamed && { Ime: after }), Lozinka: 'promijenjena' },
          key,
        };
      };
      await db.transaction(async (tx) => {
        await claimKey(tx, { actorId, key }, `USER ${selectedPlayer}`);
        if (!(await isDone(tx))) await changeIn(tx, selectedPlayer, actorId, work);
      });
      return saved;
    },

    /**
     * The address of a member, who may have been imported with a wrong one. An open invitation ends with it: its link
     * was sent to somebody else.
     * @throws Refusal 409 `EMAIL_TAKEN`; `EMAIL_CHANGED` when it has been changed since it was seen
     */
    async setEmail(memberId: number, { email, seen }: SetEmail, actorId: number): Promise<string> {
      let isLinkEnded = false;
      const member = await change(memberId, actorId, async (tx, member) => {
        refuseOutdatedEmail({ seen, now: member.email, wanted: email });
        if (member.email === email) return undefined;
        await saveContact(tx, memberId, { email });
        isLinkEnded = await inviting.end(tx, member.identityId);
        // Last: an external directory is not part of this transaction.
        await directory.setEmail(tx, member.identityId, email);
        // Without the addresses: an erasure removes the present one from texts, and knows no former ones.
        const what = email === null ? 'uklonjena' : member.email === null ? 'upisana' : 'promijenjena';
        return { action: 'Promjena e-pošte', after: { 'E-pošta': what } };
      });
      const ended = isLinkEnded ? ' Ranije poslana pozivnica više ne vrijedi.' : '';
      return `E-pošta je spremljena: ${personName(member)}.${ended}`;
    },

    /** @throws Refusal 409 `ROLES_CHANGED` when somebody else has changed them since they were seen */
    async setRoles(memberId: number, { roles, seen }: SetRoles, actorId: number): Promise<string> {
      const member = await change(memberId, actorId, async (tx, member) => {
        const before = (await directory.rolesOf([member.identityId], tx)).get(member.identityId) ?? [];
        refuseOutdatedRoles({ seen, now: before, wanted: roles });
        // A Keycloak may have made the change already, and its answer been lost: then nothing is recorded yet.
        if (directory.kind === 'embedded' && isSameRoles(before, roles)) return undefined;
        if (!roles.includes('ADMIN')) await keepAnAdministrator(tx, directory, member.identityId);
        await directory.setRoles(tx, member.identityId, roles);
        // A user who loses a role is signed out; one who only gets a role stays signed in, with a token that does not
        // contain it.
        if (before.every((role) => roles.includes(role))) await live.rolesGiven(tx, member.id);
        return {
          action: 'Promjena uloga',
          before: { Uloge: formatRoles(before) },
          after: { Uloge: formatRoles(roles) },
        };
      });
      return `Uloge su spremljene: ${personName(member)}.`;
    },

    /** A deactivated member is signed out at once and cannot sign in; reservations and ledger stay. */
    async setActive(memberId: number, active: boolean, actorId: number): Promise<string> {
      const member = await change(memberId, actorId, async (tx, member) => {
        if (!active) await keepAnAdministrator(tx, directory, member.identityId);
        // Also when the member is so already: a Keycloak may have another state.
        await directory.setEnabled(tx, member.identityId, active);
        if (member.active === active) return undefined;
        await updateMember(tx, member.id, { active });
        return {
          action: active ? 'Ponovna aktivacija' : 'Deaktivacija',
          before: { Aktivan: yesNo(member.active) },
          after: { Aktivan: yesNo(active) },
        };
      });
      return `${active ? 'Račun je ponovno aktiviran' : 'Račun je deaktiviran'}: ${personName(member)}.`;
    },

    /** Sends a link by e-mail for choosing a password; the current one stays valid until then. */
    async invite(memberId: number, actorId: number): Promise<string> {
      const member = await change(memberId, actorId, async (tx, member) => {
        if (inviting.wayFor(member.email) !== 'EMAIL') {
          throw new Refusal(409, 'NOT_INVITABLE', 'Tom se korisniku pozivnica ne može poslati e-poštom.');
        }
        if (!member.active) throw new Refusal(409, 'MEMBER_INACTIVE', 'Taj korisnik nije aktivan.');
        await inviting.invite(tx, [{ ...member, memberId: member.id }]);
        return { action: 'Pozivnica e-poštom' };
      });
      return `Pozivnica je poslana na ${member.email}: ${personName(member)}.`;
    },

    /** A password that is shown once, for the member; it must be changed at the next sign-in. */
    async resetPassword(memberId: number, actorId: number): Promise<{ message: string; oneTimePassword: string }> {
      // The caller's sessions end, and with them the screen that would show the password.
      if (memberId === actorId) {
        throw new Refusal(409, 'OWN_PASSWORD', 'Vlastitu lozinku mijenjate pod „Osobni podaci”.');
      }
      const password = oneTimePassword();
      const prepared = await prepareChange(memberId, password);
      const member = await change(memberId, actorId, async (tx, member) => {
        await directory.setPassword(tx, member.identityId, prepared, { oneTime: true });
        return { action: 'Nova jednokratna lozinka' };
      });
      return { message: `Nova jednokratna lozinka, ${personName(member)}:`, oneTimePassword: password };
    },
  };
}
