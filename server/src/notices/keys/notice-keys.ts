import type { Database } from '../../platform/database';
import type { LoadSecret } from '../../platform/identity';
import { deleteReadableKeys, readableKeys } from './readable-keys.repository';

export interface NoticeKeys {
  /** VAPID, base64url: push services identify this server by it, so it never changes after the first start. */
  readonly push: { readonly publicKey: string; readonly privateKey: string };
  /** Signs the links in e-mails. */
  readonly unsubscribeSecret: string;
}

/**
 * The keys of this club, created by the process that needs them first and stored like the other secrets of the server.
 * Keys that an earlier build left readable in `notice_keys` are moved from there, so that browsers and links stay
 * valid.
 */
export async function openNoticeKeys({ handle }: Database, secret: LoadSecret): Promise<NoticeKeys> {
  const readable = await readableKeys(handle);
  const push = await secret('web-push', async () =>
    JSON.stringify(
      readable ? { publicKey: readable.push_public, privateKey: readable.push_private } : await newPushKeys(),
    ),
  );
  const unsubscribeSecret = await secret('unsubscribe', readable && (() => readable.unsubscribe_secret));
  if (readable) await deleteReadableKeys(handle);
  return { push: JSON.parse(push), unsubscribeSecret };
}

async function newPushKeys(): Promise<NoticeKeys['push']> {
  const { default: webpush } = await import('web-push');
  return webpush.generateVAPIDKeys();
}
