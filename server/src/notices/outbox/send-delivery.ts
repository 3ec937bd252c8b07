import type { MemberInvitations } from '../../platform/identity';
import type { SendMail } from '../mail/mailer';
import type { Wants } from '../preferences/wanted';
import type { SendPush } from '../push/pusher';
import type { SendResult } from '../sending/send-result';
import type { ClaimedDelivery } from './outbox.repository';

export interface Senders {
  readonly mail: SendMail;
  readonly push: SendPush;
  readonly invitationPath: MemberInvitations['pathOf'];
}

/**
 * Sends one delivery; UNWANTED: since it was written the member has left, or has switched it off, or the invitation has
 * been replaced.
 */
export async function sendDelivery(
  { mail, push, invitationPath }: Senders,
  delivery: ClaimedDelivery,
  wants: Wants,
): Promise<SendResult | { readonly outcome: 'UNWANTED' }> {
  const { channel, memberId, kind, event, email, endpoint, p256dh, auth, token, title, body, path } = delivery;
  if (!delivery.active || !wants(memberId, kind, channel)) return { outcome: 'UNWANTED' };
  try {
    if (channel === 'EMAIL') {
      const leadsTo = kind === 'INVITATION' ? await invitationPath(event) : path;
      if (!email || !leadsTo) return { outcome: 'UNWANTED' };
      return await mail({ to: email, memberId, kind, title, body, path: leadsTo, token });
    }
    if (!endpoint || !p256dh || !auth) return { outcome: 'GONE' };
    return await push({ browser: { endpoint, p256dh, auth }, title, body, path, tag: token });
  } catch (error) {
    return { outcome: 'RETRY', error: error instanceof Error ? error.message : String(error) };
  }
}
