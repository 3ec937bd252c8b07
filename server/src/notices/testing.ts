import webpush from 'web-push';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database';
import type { Live } from '../platform/live';
import { createNotices } from './create-notices';
import type { NoticeKeys } from './keys/notice-keys';
import type { MailTransport } from './mail/mailer';

export const TEST_KEYS: NoticeKeys = { push: webpush.generateVAPIDKeys(), unsubscribeSecret: 'secret of the tests' };
export const TEST_URL = 'http://localhost';

interface Parts {
  readonly db: Database;
  readonly live: Live;
  readonly clock: Clock;
  readonly mail?: MailTransport;
  report?(error: unknown): void;
}

/** Notices that send nothing by themselves: a test dispatches when it wants to. */
export function noticesForTests({ mail = { kind: 'NONE' }, report = () => undefined, ...parts }: Parts) {
  return createNotices({ ...parts, mail, report, keys: TEST_KEYS, publicUrl: TEST_URL });
}
