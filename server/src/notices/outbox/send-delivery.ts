import type { MemberInvitations } from '../../platform/identity';
import type { SendMail } from '../mail/mailer';
import type { Wants } from '../preferences/wanted';
import type { SendPush } from '../push/pusher';
import type { SendResult } from '../sending/send-result';
import type { ClaimedDelivery } from './outbox.repository';

export interface Senders {
  /** Whether the club has e-mails: sent by a mail server, or shown by the demo. */
  readonly sendsEmail: boolean;
  readonly mail: SendMail;
  readonly push: SendPush;
  readonly invitationPath: MemberInvitations['pathOf'];
}

/**
 * The result of a delivery. UNWANTED: since it was written the member has left, or has switched it off, or the invitation
 * has been replaced. NO_CHANNEL: it would be an e-mail of a club without e-mail, whose members read the notice in the
 * app; an invitation is nowhere else.
 */
export type DeliveryResult = SendResult | { readonly outcome: 'UNWANTED' } | { readonly outcome: 'NO_CHANNEL' };

/** Sends one delivery. */
export async function sendDelivery(
  { sendsEmail, mail, push, invitationPath }: Senders,
  delivery: ClaimedDelivery,
  wants: Wants,
): Promise<DeliveryResult> {
  const { channel, memberId, kind, event, email, endpoint, p256dh, auth, token, title, body, path } = delivery;
  if (channel === 'EMAIL' && !sendsEmail && kind !== 'INVITATION') return { outcome: 'NO_CHANNEL' };
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
