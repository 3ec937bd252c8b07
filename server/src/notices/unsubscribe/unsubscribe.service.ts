import type { Unsubscribed } from '@club/shared/contracts/notices';
import type { Database } from '../../platform/database';
import { Refusal } from '../../platform/http';
import type { UnsubscribeLinks } from '../keys/unsubscribe-links';
import { KINDS } from '../kinds/notice-kinds';
import { choose } from '../preferences/preferences.repository';

/** Switches one kind of e-mail off, or on again, for whoever holds the link of such an e-mail. */
export type SetEmail = (token: string, email: boolean) => Promise<Unsubscribed>;

export function createUnsubscribe({ db, links }: { db: Database; links: UnsubscribeLinks }): SetEmail {
  return async (token, email) => {
    const subscriber = await links.read(token);
    if (!subscriber) throw new Refusal(404, 'LINK_INVALID', 'Ova poveznica nije ispravna. Otvorite je iz e-poruke.');
    const { memberId, kind } = subscriber;
    await db.transaction((tx) => choose(tx, memberId, [{ kind, channel: 'EMAIL', enabled: email }]));
    return { label: KINDS[kind].label, email };
  };
}
