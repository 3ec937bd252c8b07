import type { MembersCheck, MembersImported } from '@club/shared/contracts/club-opening';
import { personName, plural } from '@club/shared/domain';
import { isDoneWithKey, type KeyedRequest, refuseUsedKey } from '../accounts';
import { recordAction } from '../action-log';
import type { Clock } from '../platform/clock';
import type { Database, Handle, Tx } from '../platform/database';
import { Refusal, readCsv } from '../platform/http';
import type { Directory } from '../platform/identity';
import { type Inviting, type Joining, oneTimePassword } from '../user-management';
import { lockMembersImport, takenByMembers } from './members-import.repository';
import { checkMembers, type Taken } from './members-rules';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly directory: Pick<Directory, 'usernames'>;
  readonly joining: Joining;
  readonly inviting: Inviting;
}

export type MembersImport = ReturnType<typeof createMembersImport>;

/** Import of members from a file: first a check of its effect, then all of them or none. */
export function createMembersImport({ db, clock, directory, joining, inviting }: Parts) {
  const taken = async (): Promise<Taken> => {
    const byMembers = await takenByMembers(db.handle);
    return { ...byMembers, usernames: new Set([...byMembers.usernames, ...(await directory.usernames())]) };
  };
  const isImported = (handle: Handle, request: KeyedRequest) => isDoneWithKey(handle, request, 'USER');
  const checkFile = async (text: string): Promise<MembersCheck> => {
    const csv = readCsv(text);
    if ('misquoted' in csv) {
      const message = 'Navodnik koji ovdje počinje nije zatvoren na kraju polja.';
      return { members: [], problems: [{ line: csv.misquoted, message }] };
    }
    const { members, problems } = checkMembers(csv, await taken());
    return { members: members.map((member) => ({ ...member, invitation: inviting.wayFor(member.email) })), problems };
  };
  /**
   * What an import with the same key would do.
   * @throws Refusal 409 `MEMBERS_IMPORTED`
   */
  const check = async (text: string, request: KeyedRequest): Promise<MembersCheck> => {
    // An import whose answer was lost may still be under way, and a Keycloak shows its users before it is committed.
    if (request.key) await db.transaction(lockMembersImport);
    const checked = await checkFile(text);
    // Afterwards: the import may have ended meanwhile, and then its own members would be the file's problems.
    if (await isImported(db.handle, request)) throw imported();
    return checked;
  };
  return {
    check,

    /**
     * @param key created once per file: a repeated request adds nobody. Its passwords are stored nowhere, so that the lost
     * answer cannot be given again.
     * @throws Refusal MEMBERS_FILE (400), with `problems`; 409 `MEMBERS_IMPORTED`
     */
    async importAll(text: string, { actorId, key }: KeyedRequest): Promise<MembersImported> {
      const { members, problems } = await check(text, { actorId, key });
      if (problems.length > 0) {
        const message = `Datoteka ima ${problems.length} ${plural(problems.length, 'grešku', 'greške', 'grešaka')}; nitko nije uvezen.`;
        throw new Refusal(400, 'MEMBERS_FILE', message, undefined, { problems });
      }
      const newcomers = members.map(({ line: _, nickname, invitation: way, ...person }) => ({
        ...person,
        ...(nickname ? { nickname } : {}),
        // A member who is invited by e-mail never sees it.
        password: oneTimePassword(),
        oneTime: true,
        roles: ['USER' as const],
        isEmailed: way === 'EMAIL',
      }));
      const count = `${newcomers.length} ${plural(newcomers.length, 'član', 'člana', 'članova')}`;
      const isDone = async (tx: Tx) => {
        await lockMembersImport(tx);
        await refuseUsedKey(tx, { actorId, key }, 'USER');
        if (await isImported(tx, { actorId, key })) throw imported();
        return false;
      };
      const also: Parameters<Joining['joinAll']>[1] = async (tx, joined) => {
        await recordAction(tx, { actorId, at: clock.now(), action: 'Uvoz članova', subject: count, key });
        const invited = newcomers.flatMap(({ isEmailed, username }, index) => {
          const member = joined[index];
          return isEmailed && member ? [{ ...member, username }] : [];
        });
        await inviting.invite(tx, invited);
      };
      await joining.joinAll(newcomers, also, isDone);
      return {
        message: `Uvezeno: ${count}.`,
        emailed: newcomers.flatMap(({ isEmailed, email, ...person }) =>
          isEmailed && email ? [{ name: personName(person), email }] : [],
        ),
        invitations: newcomers
          .filter(({ isEmailed }) => !isEmailed)
          .map(({ username, password, ...person }) => ({
            name: personName(person),
            username,
            oneTimePassword: password,
          })),
      };
    },
  };
}

const imported = () =>
  new Refusal(
    409,
    'MEMBERS_IMPORTED',
    'Članovi iz ove datoteke već su uvezeni, a odgovor se izgubio. Onima kojima nije poslana pozivnica e-poštom postavite nove jednokratne lozinke na stranici „Upravljanje korisnicima”.',
  );
