import type { Unsubscribed } from '@club/shared/contracts/notices';
import { findMember, lockPresentMember } from '../../members';
import type { Database } from '../../platform/database';
import { Refusal } from '../../platform/http';
import type { Live } from '../../platform/live';
import type { Subscriber, UnsubscribeLinks } from '../keys/unsubscribe-links';
import { KINDS } from '../kinds/notice-kinds';
import { choose } from '../preferences/preferences.repository';
import { readWants } from '../preferences/wanted';

export type Unsubscribing = ReturnType<typeof createUnsubscribing>;

/** What the holder of an e-mail's link may read and choose: only that kind of e-mail. */
export function createUnsubscribing({ db, live, links }: { db: Database; live: Live; links: UnsubscribeLinks }) {
  const subscriberOf = async (token: string): Promise<Subscriber> => {
    const subscriber = await links.read(token);
    const member = subscriber && (await findMember(db.handle, subscriber.memberId));
    // Nobody learns here that the data of a member have been erased, or is asked about e-mails that are no longer sent.
    if (!member || member.erasedAt)
      throw new Refusal(404, 'LINK_INVALID', 'Ova poveznica nije ispravna. Otvorite je iz e-poruke.');
    return subscriber;
  };

  return {
    async read(token: string): Promise<Unsubscribed> {
      const { memberId, kind } = await subscriberOf(token);
      const wants = await readWants(db.handle, [memberId]);
      return { label: KINDS[kind].label, email: wants(memberId, kind, 'EMAIL') };
    },

    /** Unsubscribes, or resubscribes. */
    async setEmail(token: string, email: boolean): Promise<Unsubscribed> {
      const { memberId, kind } = await subscriberOf(token);
      await db.transaction(async (tx) => {
        await lockPresentMember(tx, memberId);
        await choose(tx, memberId, [{ kind, channel: 'EMAIL', enabled: email }]);
        await live.changed(tx, 'notices', memberId);
      });
      return { label: KINDS[kind].label, email };
    },
  };
}
