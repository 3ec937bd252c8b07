import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { MemberInvitations } from '../platform/identity';
import type { ServiceParts } from '../platform/service-parts';
import { inboxRoutes } from './inbox/inbox.routes';
import { createInbox } from './inbox/inbox.service';
import type { NoticeKeys } from './keys/notice-keys';
import { unsubscribeLinks } from './keys/unsubscribe-links';
import { type MailTransport, openMailer } from './mail/mailer';
import { createDispatcher } from './outbox/dispatcher';
import { preferenceRoutes } from './preferences/preferences.routes';
import { createPreferences } from './preferences/preferences.service';
import { openPusher } from './push/pusher';
import type { SendResult } from './sending/send-result';
import { sentMailRoutes } from './sent-mail/sent-mail.routes';
import { createSentMails } from './sent-mail/sent-mail.service';
import { oneClickUnsubscribe, unsubscribeRoutes } from './unsubscribe/unsubscribe.routes';
import { createUnsubscribing } from './unsubscribe/unsubscribe.service';

export interface NoticeParts extends ServiceParts {
  readonly keys: NoticeKeys;
  readonly mail: MailTransport;
  readonly publicUrl: string;
  readonly invitations: Pick<MemberInvitations, 'pathOf'>;
  /** The club's current name. */
  readonly clubName: () => string;
  /** Path of the picture beside a push. */
  readonly clubIcon: () => string;
  /** How long `close` waits for deliveries in progress; given by tests only. */
  readonly stopMs?: number;
  report(error: unknown): void;
}

export interface Notices {
  readonly calls: readonly FastifyPluginAsyncZod[];
  /** The one-click unsubscribe of mail programs, which is not an API call. */
  readonly oneClick: FastifyPluginAsyncZod;
  /** The kind of transport of e-mails. */
  readonly transport: MailTransport['kind'];
  /** Sends a test message without a notice, at once. */
  sendTest(to: string): Promise<SendResult>;
  /** Sends what is due; resolves when nothing is due any more. */
  dispatch(): Promise<void>;
  /** Starts sending what is due. */
  start(): void;
  /** Sends nothing more, and waits a few seconds for deliveries in progress. */
  close(): Promise<void>;
}

/** The notices of one process: the inbox and preferences of members, and the outbox with its dispatcher. */
export function createNotices(parts: NoticeParts): Notices {
  const { keys, publicUrl, mail, clubName, clubIcon } = parts;
  const links = unsubscribeLinks(keys);
  const mailer = openMailer({ transport: mail, links, publicUrl, clubName });
  const pusher = openPusher({ keys, publicUrl, clubIcon });
  const sendsEmail = mail.kind !== 'NONE';
  const senders = { sendsEmail, mail: mailer.send, push: pusher, invitationPath: parts.invitations.pathOf };
  const dispatcher = createDispatcher({ ...parts, senders });
  const unsubscribing = createUnsubscribing({ ...parts, links });
  return {
    calls: [
      inboxRoutes(createInbox(parts)),
      preferenceRoutes(createPreferences({ ...parts, sendsEmail })),
      unsubscribeRoutes(unsubscribing),
      sentMailRoutes(createSentMails({ ...parts, dispatch: dispatcher.dispatch })),
    ],
    oneClick: oneClickUnsubscribe(unsubscribing),
    transport: mail.kind,
    sendTest: mailer.sendTest,
    dispatch: dispatcher.dispatch,
    start: dispatcher.start,
    async close() {
      await dispatcher.stop();
      mailer.close();
    },
  };
}
