import { createLocalJWKSet, errors, type JWK, type JWTVerifyGetKey } from 'jose';
import type { Clock } from '../../clock';
import type { Database } from '../../database';
import type { Sealer } from './sealer';
import { type BegunKey, beginDueKey, loadSigningKeys, rotateSigningKeys, type SigningKey } from './signing-keys';

/**
 * A token with an unknown key may come from a process that has just rotated; invalid tokens must not cause a query
 * each.
 */
const RELOAD_AT_MOST_EVERY_MS = 10_000;

/** The signing keys that this process has loaded. */
export interface KeyRing {
  /** Newest first. */
  readonly keys: readonly SigningKey[];
  /** For jose: returns the public key that a token names. */
  readonly findKey: JWTVerifyGetKey;
  /** Rotates when due, and loads the rotations of other processes. */
  refresh(): Promise<void>;
  /** Calls `listener` whenever the keys have changed. */
  onChange(listener: () => void): void;
}

/** @param begun the key that `beginDueKey` has begun, if any; left out: whether one is due is checked now */
export async function openKeyRing(
  database: Database,
  sealer: Sealer,
  clock: Clock,
  begun: Promise<BegunKey | undefined> = beginDueKey(database, clock),
): Promise<KeyRing> {
  let keys: readonly SigningKey[] = [];
  let find: JWTVerifyGetKey = createLocalJWKSet({ keys: [] });
  /** For an unknown key; by this process' monotonic clock. */
  let reloadedAt = Number.NEGATIVE_INFINITY;
  const listeners: (() => void)[] = [];

  const reload = async () => {
    const loaded = await loadSigningKeys(database, sealer, clock);
    if (loaded.length === keys.length && loaded.every((key, index) => key.kid === keys[index]?.kid)) return;
    keys = loaded;
    find = createLocalJWKSet({ keys: loaded.map(publicPart) });
    for (const listener of listeners) listener();
  };
  const refresh = async (due: typeof begun) => {
    await rotateSigningKeys(database, sealer, clock, await due);
    await reload();
  };

  await refresh(begun);
  return {
    get keys() {
      return keys;
    },
    findKey: async (header, token) => {
      try {
        return await find(header, token);
      } catch (error) {
        const unknown = error instanceof errors.JWKSNoMatchingKey;
        if (!unknown || performance.now() - reloadedAt < RELOAD_AT_MOST_EVERY_MS) throw error;
        reloadedAt = performance.now();
        await reload();
        return find(header, token);
      }
    },
    refresh: () => refresh(beginDueKey(database, clock)),
    onChange: (listener) => {
      listeners.push(listener);
    },
  };
}

function publicPart({ kty, n, e, kid, alg, use }: SigningKey): JWK {
  return { kty, n, e, kid, alg, use };
}
