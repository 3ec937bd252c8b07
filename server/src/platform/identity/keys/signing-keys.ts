import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Clock } from '../../clock';
import type { Database, Handle, Tx } from '../../database';
import type { Sealer } from './sealer';
import { hasKeySince, insertKey, lockSigningKeys, publishedKeys, retireKeys } from './signing-keys.repository';

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
    await lockSigningKeys(tx);
    if (await isDue(tx, clock)) await activate(tx, sealer, clock, key);
  });
}

/** The published keys, newest first: that one signs, the others only verify. */
export async function loadSigningKeys(database: Database, sealer: Sealer, clock: Clock): Promise<SigningKey[]> {
  const rows = await publishedKeys(database.handle, clock.now());
  return rows.map(({ kid, sealed }) => JSON.parse(sealer.open(kid, sealed)) as SigningKey);
}

const isDue = async (handle: Handle, clock: Clock): Promise<boolean> =>
  !(await hasKeySince(handle, new Date(clock.now().getTime() - ROTATE_AFTER_MS)));

async function activate(tx: Tx, sealer: Sealer, clock: Clock, key: SigningKey): Promise<void> {
  const at = clock.now();
  await retireKeys(tx, new Date(at.getTime() + PUBLISHED_AFTERWARDS_MS));
  await insertKey(tx, { kid: key.kid, sealed: sealer.seal(key.kid, JSON.stringify(key)), at });
}

async function freshKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true, modulusLength: 2048 });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, use: 'sig', alg: SIGNING_ALGORITHM, kid: await calculateJwkThumbprint(jwk) };
}
