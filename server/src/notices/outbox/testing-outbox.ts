import type { Database } from '../../platform/database';
import type { OpenTestDatabase, TestDatabase } from '../../platform/database/testing';
import { openTestClub, type TestClub, type TestMember, type TestParts } from '../../testing/test-club';
import type { Notices } from '../create-notices';
import { writeNotices } from '../inbox/write-notices';
import { opponentNotice } from '../kinds/notice-texts';
import { openMailServer } from '../mail/testing-mail-server';
import { noticesForTests } from '../testing';

export const MINUTE = 60_000;
export const textAbout = (opponent: string) => opponentNotice({ phase: '3. kolo', opponent, endDate: '2026-07-20' });
export const text = textAbout('Babić M.');

interface Outbox {
  readonly db: TestDatabase;
  readonly club: TestClub;
  readonly notices: Notices;
  /** The notices of each server process; closed after the test. */
  readonly processes: Notices[];
  readonly mail: Awaited<ReturnType<typeof openMailServer>>;
  readonly ana: TestMember;
  readonly admin: TestMember;
  readonly reported: string[];
}

/** For each test an empty outbox, a mail server, and a member with an address; its parts are there from `beforeEach` on. */
export function openOutbox(open: OpenTestDatabase) {
  const outbox = {} as Outbox;
  let db: TestDatabase;
  const serverOf = (
    parts: Pick<TestParts, 'live' | 'clock'> & { db: Database },
    { mail, reported }: Pick<Outbox, 'mail' | 'reported'> = outbox,
  ) =>
    noticesForTests({
      ...parts,
      mail: { kind: 'SMTP', url: mail.url, from: 'Teniski klub <klub@example.com>' },
      report: (error) => reported.push(String(error)),
    });

  beforeAll(async () => {
    db = await open();
  });
  beforeEach(async () => {
    await db.handle.deleteFrom('notice_delivery').execute();
    await db.handle.deleteFrom('notice').execute();
    await db.handle.updateTable('member').set({ email: null }).execute();
    const mail = await openMailServer();
    const reported: string[] = [];
    const processes: Notices[] = [];
    const club = await openTestClub(db, (parts) => {
      const notices = serverOf(parts, { mail, reported });
      processes.push(notices);
      return notices.calls;
    });
    const ana = await club.addMember({ email: 'ana@example.com', firstName: 'Ana', lastName: 'Kovač' });
    const admin = await club.addMember({ roles: ['ADMIN'] });
    const [notices] = processes as [Notices];
    Object.assign(outbox, { db, club, notices, processes, mail, ana, admin, reported } satisfies Outbox);
  });
  afterEach(async () => {
    for (const each of outbox.processes) await each.close();
    await outbox.mail.stop();
  });

  const notify = (event: string, memberId = outbox.ana.id, about = text) =>
    db.transaction((tx) =>
      writeNotices(tx, outbox.club.live, outbox.club.clock.now(), [{ memberId, event, text: about }]),
    );

  return {
    outbox,
    /** Another server process on a database. */
    serverOf,
    notify,
    /** A notice to each of so many members, because those of one member are sent one after the other. */
    async notifyMembers(count: number) {
      for (let index = 0; index < count; index += 1) {
        const { id } = await outbox.club.addMember({ email: `member${index}@example.com` });
        await notify(`match ${index}`, id);
      }
    },
    later: (ms: number) => {
      const { clock } = outbox.club;
      clock.set(new Date(clock.now().getTime() + ms).toISOString());
    },
    mails: async (query = '') => {
      const answer = await outbox.club.as(outbox.admin).get(`admin/sent-mail${query}`);
      return answer.body.mails as {
        id: number;
        state: string;
        attempts: number;
        error: string | null;
        dueAt: string | null;
      }[];
    },
  };
}
