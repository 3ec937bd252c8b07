import webpush from 'web-push';
import type { MemberInvitations } from '../platform/identity';
import type { ServiceParts } from '../platform/service-parts';
import { createNotices } from './create-notices';
import type { NoticeKeys } from './keys/notice-keys';
import type { MailTransport } from './mail/mailer';

export { openMailer } from './mail/mailer';
export { openMailServer } from './mail/testing-mail-server';

export const TEST_KEYS: NoticeKeys = { push: webpush.generateVAPIDKeys(), unsubscribeSecret: 'secret of the tests' };
const TEST_URL = 'http://localhost';

interface Parts extends ServiceParts {
  readonly mail?: MailTransport;
  readonly invitations?: Pick<MemberInvitations, 'pathOf'>;
  report?(error: unknown): void;
}

/** Notices that send nothing by themselves: a test dispatches explicitly. */
export function noticesForTests({
  mail = { kind: 'NONE' },
  invitations = { pathOf: async () => undefined },
  report = () => undefined,
  ...parts
}: Parts) {
  return createNotices({
    ...parts,
    invitations,
    mail,
    report,
    keys: TEST_KEYS,
    publicUrl: TEST_URL,
    clubName: () => 'Tenis Ivankovo',
    clubIcon: () => '/assets/icon-192.png',
    // A busy machine takes longer for five messages than a stopping server may.
    stopMs: 60_000,
  });
}
