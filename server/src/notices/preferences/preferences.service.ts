import type { NoticePreference, NoticePreferences, PushSubscriptionInput } from '@club/shared/contracts/notices';
import { findMember, lockPresentMember } from '../../members';
import type { Tx } from '../../platform/database';
import { Refusal } from '../../platform/http';
import type { ServiceParts } from '../../platform/service-parts';
import type { NoticeKeys } from '../keys/notice-keys';
import { KINDS, NOTICE_KINDS } from '../kinds/notice-kinds';
import { isPushService } from '../push/push-endpoint-rules';
import {
  deleteSubscription,
  endpointsOf,
  keepNewestSubscriptions,
  saveSubscription,
} from '../push/push-subscriptions.repository';
import { choose, chosenBy } from './preferences.repository';
import { readWants } from './wanted';

/** More than one person uses: the older ones are mostly of browsers that no longer exist. */
const MAX_BROWSERS = 20;

export type Preferences = ReturnType<typeof createPreferences>;

/** A member's wanted kinds of notices, by channel, and the browsers for pushes. */
export function createPreferences({
  db,
  live,
  clock,
  keys,
  sendsEmail,
}: ServiceParts & { keys: NoticeKeys; sendsEmail: boolean }) {
  const read = async (memberId: number): Promise<NoticePreferences> => {
    const wants = await readWants(db.handle, [memberId]);
    const member = await findMember(db.handle, memberId);
    const pushEndpoints = await endpointsOf(db.handle, memberId);
    return {
      kinds: NOTICE_KINDS.map((kind) => ({
        kind,
        label: KINDS[kind].label,
        hint: KINDS[kind].hint,
        channels: {
          APP: wants(memberId, kind, 'APP'),
          EMAIL: wants(memberId, kind, 'EMAIL'),
          PUSH: wants(memberId, kind, 'PUSH'),
        },
      })),
      email: member?.email ?? null,
      sendsEmail,
      pushDevices: pushEndpoints.length,
      pushEndpoints,
      pushKey: keys.push.publicKey,
    };
  };

  /** A member who adds pushes without own choices gets all kinds; existing choices are kept, also if they are all off. */
  const beginPushing = async (tx: Tx, memberId: number): Promise<void> => {
    const choices = await chosenBy(tx, [memberId]);
    if (choices.some(({ channel }) => channel === 'PUSH')) return;
    await choose(
      tx,
      memberId,
      NOTICE_KINDS.map((kind) => ({ kind, channel: 'PUSH', enabled: true })),
    );
  };

  return {
    read,

    async choose(memberId: number, choice: NoticePreference): Promise<NoticePreferences> {
      await db.transaction(async (tx) => {
        await lockPresentMember(tx, memberId);
        await choose(tx, memberId, [choice]);
        await live.changed(tx, 'notices', memberId);
      });
      return read(memberId);
    },

    async addBrowser(memberId: number, subscription: PushSubscriptionInput): Promise<NoticePreferences> {
      if (!isPushService(subscription.endpoint)) {
        throw new Refusal(400, 'PUSH_SERVICE_UNKNOWN', 'Ovaj preglednik koristi nepoznatu uslugu obavijesti.');
      }
      await db.transaction(async (tx) => {
        await lockPresentMember(tx, memberId);
        const former = await saveSubscription(tx, memberId, subscription, clock.now());
        await keepNewestSubscriptions(tx, memberId, MAX_BROWSERS);
        await beginPushing(tx, memberId);
        await live.changed(tx, 'notices', memberId);
        if (former !== undefined) await live.changed(tx, 'notices', former);
      });
      return read(memberId);
    },

    async removeBrowser(memberId: number, endpoint: string): Promise<NoticePreferences> {
      await db.transaction(async (tx) => {
        await deleteSubscription(tx, memberId, endpoint);
        await live.changed(tx, 'notices', memberId);
      });
      return read(memberId);
    },
  };
}
