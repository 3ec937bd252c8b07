import type { SendMail } from '../mail/mailer';
import type { Wants } from '../preferences/wanted';
import type { SendPush } from '../push/pusher';
import type { SendResult } from '../sending/send-result';
import type { ClaimedDelivery } from './outbox.repository';

export interface Senders {
  readonly mail: SendMail;
  readonly push: SendPush;
}

/** Sends one delivery; UNWANTED: between its writing and its turn the member has left, or has switched it off. */
export async function sendDelivery(
  { mail, push }: Senders,
  delivery: ClaimedDelivery,
  wants: Wants,
): Promise<SendResult | { readonly outcome: 'UNWANTED' }> {
  const { channel, memberId, kind, email, endpoint, p256dh, auth, token, title, body, path } = delivery;
  if (!delivery.active || !wants(memberId, kind, channel)) return { outcome: 'UNWANTED' };
  try {
    if (channel === 'EMAIL') {
      return email ? await mail({ to: email, memberId, kind, title, body, path, token }) : { outcome: 'UNWANTED' };
    }
    if (!endpoint || !p256dh || !auth) return { outcome: 'GONE' };
    return await push({ browser: { endpoint, p256dh, auth }, title, body, path, tag: token });
  } catch (error) {
    return { outcome: 'RETRY', error: error instanceof Error ? error.message : String(error) };
  }
}
