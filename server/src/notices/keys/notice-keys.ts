import type { LoadSecret } from '../../platform/identity';

export interface NoticeKeys {
  /** VAPID, base64url: push services identify this server by it, so it never changes after the first start. */
  readonly push: { readonly publicKey: string; readonly privateKey: string };
  /** Signs the links in e-mails. */
  readonly unsubscribeSecret: string;
}

/**
 * The keys of this club, created by the process that needs them first and stored like the other secrets of the server.
 */
export async function openNoticeKeys(secret: LoadSecret): Promise<NoticeKeys> {
  const push = await secret('web-push', async () => JSON.stringify(await newPushKeys()));
  return { push: JSON.parse(push), unsubscribeSecret: await secret('unsubscribe') };
}

async function newPushKeys(): Promise<NoticeKeys['push']> {
  const { default: webpush } = await import('web-push');
  return webpush.generateVAPIDKeys();
}
