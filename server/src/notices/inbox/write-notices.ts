import type { Tx } from '../../platform/database';
import type { Live } from '../../platform/live';
import type { NoticeText } from '../kinds/notice-texts';
import { readWants } from '../preferences/wanted';
import { browsersOf, insertDeliveries, insertNotices, type NewDelivery, recipientsAmong } from './inbox.repository';

export interface NewNotice {
  readonly memberId: number;
  /** The name of the event, the same for every repetition: a member is notified of an event once. */
  readonly event: string;
  readonly text: NoticeText;
}

/**
 * Writes notices of an event inside the transaction of the event: a rolled back event has no notice, and a committed
 * one always has. E-mails and pushes are added to the outbox; the dispatcher sends them. Members who have left get none.
 */
export async function writeNotices(tx: Tx, live: Live, at: Date, notices: readonly NewNotice[]): Promise<void> {
  const memberIds = [...new Set(notices.map(({ memberId }) => memberId))];
  if (memberIds.length === 0) return;
  const emails = new Map((await recipientsAmong(tx, memberIds)).map(({ id, email }) => [id, email]));
  const wants = await readWants(tx, memberIds);
  // In one order everywhere: two transactions that notify the same members cannot deadlock.
  const rows = notices
    .filter(({ memberId }) => emails.has(memberId))
    .toSorted((left, right) => left.memberId - right.memberId)
    .map(({ memberId, event, text }) => {
      return { memberId, event, at, ...text, inApp: wants(memberId, text.kind, 'APP') };
    });
  if (rows.length === 0) return;
  const made = await insertNotices(tx, rows);
  const browsers = await browsersOf(tx, memberIds);
  const deliveries = made.flatMap(({ id, memberId, kind }): NewDelivery[] => {
    const due = { noticeId: id, dueAt: at };
    const mail = emails.get(memberId) && wants(memberId, kind, 'EMAIL');
    const pushed = wants(memberId, kind, 'PUSH') ? browsers.filter((browser) => browser.memberId === memberId) : [];
    return [
      ...(mail ? [{ ...due, channel: 'EMAIL' as const, subscriptionId: null }] : []),
      ...pushed.map((browser) => ({ ...due, channel: 'PUSH' as const, subscriptionId: browser.id })),
    ];
  });
  await insertDeliveries(tx, deliveries);
  for (const memberId of new Set(made.map((notice) => notice.memberId))) {
    await live.changed(tx, 'notices', memberId);
  }
}
