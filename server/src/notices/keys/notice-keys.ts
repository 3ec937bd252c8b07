import { randomBytes } from 'node:crypto';
import webpush from 'web-push';
import type { Database } from '../../platform/database';

export interface NoticeKeys {
  /** VAPID, base64url: push services know this server by it, so it stays what it was at the first start. */
  readonly push: { readonly publicKey: string; readonly privateKey: string };
  /** Signs the links in e-mails. */
  readonly unsubscribeSecret: string;
}

const SECRET_BYTES = 32;

/** The keys of this club, made by whichever process asks first: those of later ones are not kept. */
export async function openNoticeKeys({ handle }: Database): Promise<NoticeKeys> {
  const known = await readKeys(handle);
  if (known) return known;
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  await handle
    .insertInto('notice_keys')
    .values({
      id: 1,
      push_public: publicKey,
      push_private: privateKey,
      unsubscribe_secret: randomBytes(SECRET_BYTES).toString('base64url'),
    })
    .onConflict((on) => on.doNothing())
    .execute();
  const made = await readKeys(handle);
  if (!made) throw new Error('The keys of the notices could not be written.');
  return made;
}

async function readKeys(handle: Database['handle']): Promise<NoticeKeys | undefined> {
  const row = await handle.selectFrom('notice_keys').selectAll().executeTakeFirst();
  return (
    row && {
      push: { publicKey: row.push_public, privateKey: row.push_private },
      unsubscribeSecret: row.unsubscribe_secret,
    }
  );
}
