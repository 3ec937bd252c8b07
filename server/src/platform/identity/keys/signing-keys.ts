import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { sql } from 'kysely';
import type { Clock } from '../../clock';
import type { Database, Handle, Tx } from '../../database';
import type { Sealer } from './sealer';

export const SIGNING_ALGORITHM = 'RS256';
const DAY_MS = 86_400_000;
const ROTATE_AFTER_MS = 180 * DAY_MS;
/** Longer than any session may idle, so that an old id token still proves who requests a sign-out. */
const PUBLISHED_AFTERWARDS_MS = 30 * DAY_MS;

/** A private key as JWK; `kid` is its thumbprint. */
export type SigningKey = JWK & { kid: string };

/** A key that is being generated. */
export interface BegunKey {
  readonly key: Promise<SigningKey>;
}

/**
 * Starts generating the first key, or the next one when the newest is due for rotation: short work in another thread.
 */
export async function beginDueKey(database: Database, clock: Clock): Promise<BegunKey | undefined> {
  if (!(await isDue(database.handle, clock))) return undefined;
  const key = freshKey();
  // An error reaches the code that awaits the key.
  key.catch(() => undefined);
  return { key };
}

/** Activates a key that was due. Safe with several processes at once. */
export async function rotateSigningKeys(
  database: Database,
  sealer: Sealer,
  clock: Clock,
  due: BegunKey | undefined,
): Promise<void> {
  if (!due) return;
  const key = await due.key;
  await database.transaction(async (tx) => {
    // Other processes wait here for the one that activates its key, and then find that none is due.
    await sql`lock table identity_key in share row exclusive mode`.execute(tx);
    if (await isDue(tx, clock)) await activate(tx, sealer, clock, key);
  });
}

/** The published keys, newest first: that one signs, the others only verify. */
export async function loadSigningKeys(database: Database, sealer: Sealer, clock: Clock): Promise<SigningKey[]> {
  const rows = await database.handle
    .selectFrom('identity_key')
    .select(['kid', 'sealed_jwk'])
    .where((where) => where.or([where('retired_at', 'is', null), where('retired_at', '>', clock.now())]))
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => JSON.parse(sealer.open(row.kid, row.sealed_jwk)) as SigningKey);
}

async function isDue(handle: Handle, clock: Clock): Promise<boolean> {
  const fresh = await handle
    .selectFrom('identity_key')
    .select('kid')
    .where('created_at', '>', new Date(clock.now().getTime() - ROTATE_AFTER_MS))
    .limit(1)
    .executeTakeFirst();
  return !fresh;
}

async function activate(tx: Tx, sealer: Sealer, clock: Clock, key: SigningKey): Promise<void> {
  const now = clock.now();
  await tx
    .updateTable('identity_key')
    .set({ retired_at: new Date(now.getTime() + PUBLISHED_AFTERWARDS_MS) })
    .where('retired_at', 'is', null)
    .execute();
  await tx
    .insertInto('identity_key')
    .values({ kid: key.kid, sealed_jwk: sealer.seal(key.kid, JSON.stringify(key)), created_at: now, retired_at: null })
    .execute();
}

async function freshKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true, modulusLength: 2048 });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, use: 'sig', alg: SIGNING_ALGORITHM, kid: await calculateJwkThumbprint(jwk) };
}
