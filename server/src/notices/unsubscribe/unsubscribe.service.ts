import type { Unsubscribed } from '@club/shared/contracts/notices';
import type { Database } from '../../platform/database';
import { Refusal } from '../../platform/http';
import type { Subscriber, UnsubscribeLinks } from '../keys/unsubscribe-links';
import { KINDS } from '../kinds/notice-kinds';
import { choose } from '../preferences/preferences.repository';
import { readWants } from '../preferences/wanted';

/** What whoever holds the link of an e-mail may know and choose: that kind of e-mail and nothing else. */
export type Unsubscribing = ReturnType<typeof createUnsubscribing>;

export function createUnsubscribing({ db, links }: { db: Database; links: UnsubscribeLinks }) {
  const subscriberOf = async (token: string): Promise<Subscriber> => {
    const subscriber = await links.read(token);
    if (!subscriber) throw new Refusal(404, 'LINK_INVALID', 'Ova poveznica nije ispravna. Otvorite je iz e-poruke.');
    return subscriber;
  };

  return {
    async read(token: string): Promise<Unsubscribed> {
      const { memberId, kind } = await subscriberOf(token);
      const wants = await readWants(db.handle, [memberId]);
      return { label: KINDS[kind].label, email: wants(memberId, kind, 'EMAIL') };
    },

    /** Switches it off, or on again. */
    async setEmail(token: string, email: boolean): Promise<Unsubscribed> {
      const { memberId, kind } = await subscriberOf(token);
      await db.transaction((tx) => choose(tx, memberId, [{ kind, channel: 'EMAIL', enabled: email }]));
      return { label: KINDS[kind].label, email };
    },
  };
}
