import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database';
import type { Live } from '../platform/live';
import { inboxRoutes } from './inbox/inbox.routes';
import { createInbox } from './inbox/inbox.service';
import type { NoticeKeys } from './keys/notice-keys';
import { unsubscribeLinks } from './keys/unsubscribe-links';
import { type MailTransport, openMailer } from './mail/mailer';
import { createDispatcher } from './outbox/dispatcher';
import { preferenceRoutes } from './preferences/preferences.routes';
import { createPreferences } from './preferences/preferences.service';
import { openPusher } from './push/pusher';
import { sentMailRoutes } from './sent-mail/sent-mail.routes';
import { createSentMails } from './sent-mail/sent-mail.service';
import { oneClickUnsubscribe, unsubscribeRoutes } from './unsubscribe/unsubscribe.routes';
import { createUnsubscribe } from './unsubscribe/unsubscribe.service';

export interface NoticeParts {
  readonly db: Database;
  readonly live: Live;
  readonly clock: Clock;
  readonly keys: NoticeKeys;
  readonly mail: MailTransport;
  readonly publicUrl: string;
  report(error: unknown): void;
}

export interface Notices {
  readonly calls: readonly FastifyPluginAsyncZod[];
  /** The one click of mail programs, which is no call of the API. */
  readonly oneClick: FastifyPluginAsyncZod;
  /** Sends what is due; resolves when nothing is any more. */
  dispatch(): Promise<void>;
  /** Sends what is due, from now on. */
  start(): void;
  /** Waits for what is being sent. */
  close(): Promise<void>;
}

/** The notices of one process: what members read and choose, and the outbox with its dispatcher. */
export function createNotices(parts: NoticeParts): Notices {
  const { keys, publicUrl, mail } = parts;
  const links = unsubscribeLinks(keys);
  const mailer = openMailer({ transport: mail, links, publicUrl });
  const dispatcher = createDispatcher({ ...parts, senders: { mail: mailer.send, push: openPusher(keys, publicUrl) } });
  const setEmail = createUnsubscribe({ ...parts, links });
  return {
    calls: [
      inboxRoutes(createInbox(parts)),
      preferenceRoutes(createPreferences(parts)),
      unsubscribeRoutes(setEmail),
      sentMailRoutes(createSentMails({ ...parts, dispatch: dispatcher.dispatch })),
    ],
    oneClick: oneClickUnsubscribe(setEmail),
    dispatch: dispatcher.dispatch,
    start: dispatcher.start,
    async close() {
      await dispatcher.stop();
      mailer.close();
    },
  };
}
