import type { NoticeList, NoticeQuery } from '@club/shared/contracts/notices';
import { readNewest } from '../../platform/database';
import { Refusal } from '../../platform/http';
import type { ServiceParts } from '../../platform/service-parts';
import { countUnread, listedNotices, setRead, setReadUpTo } from './inbox.repository';

const PAGE = 20;

export type Inbox = ReturnType<typeof createInbox>;

/** The notices behind the bell. */
export function createInbox({ db, live, clock }: ServiceParts) {
  const list = async (memberId: number, { before }: NoticeQuery = {}): Promise<NoticeList> => {
    // Read first: an answer must never claim a newer version than it has.
    const version = live.version('notices');
    const { rows, next } = await readNewest(PAGE, (limit) => listedNotices(db.handle, memberId, before, limit));
    const notices = rows.map(({ at, readAt, ...notice }) => {
      return { ...notice, at: at.toISOString(), isRead: readAt !== null };
    });
    return { notices, next, unread: await countUnread(db.handle, memberId), version };
  };

  return {
    list,

    async markRead(memberId: number, id: number, isRead: boolean): Promise<NoticeList> {
      await db.transaction(async (tx) => {
        if (!(await setRead(tx, memberId, id, isRead ? clock.now() : null))) {
          throw new Refusal(404, 'NOTICE_UNKNOWN', 'Ta obavijest ne postoji.');
        }
        await live.changed(tx, 'notices', memberId);
      });
      return list(memberId);
    },

    async markAllRead(memberId: number, upTo: number): Promise<NoticeList> {
      await db.transaction(async (tx) => {
        await setReadUpTo(tx, memberId, upTo, clock.now());
        await live.changed(tx, 'notices', memberId);
      });
      return list(memberId);
    },
  };
}
