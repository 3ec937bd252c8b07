import { keptIn, PREFIX, tryStorage } from './kept-storage';

/**
 * The input of a form when the session ended while it was open. It stays in this tab, for this user, for an hour, and
 * never contains a password.
 */
const KEPT_FOR_MS = 60 * 60_000;
const SECRET = /password|lozink/i;

const FNV_64 = { offset: 0xcbf29ce484222325n, prime: 0x100000001b3n };

/** The key of a form's entry: its FNV-1a hash, because the form's name contains values that the form began with. */
function keyOf(form: string): string {
  let hash = FNV_64.offset;
  for (const byte of new TextEncoder().encode(form)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * FNV_64.prime);
  }
  return PREFIX + hash.toString(36);
}

/**
 * Stores the input of a form for this user, without passwords.
 * @param form identifies the form within the whole suite
 */
export function keepTyped(form: string, subject: string, values: Readonly<Record<string, unknown>>): void {
  const harmless = Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET.test(name)));
  const kept = { subject, until: Date.now() + KEPT_FOR_MS, values: harmless };
  tryStorage((storage) => storage.setItem(keyOf(form), JSON.stringify(kept)));
}

/** Returns and removes what was stored for this user; another user's input is discarded. */
export function takeTyped(form: string, subject: string): Readonly<Record<string, unknown>> | undefined {
  const key = keyOf(form);
  const kept = tryStorage((storage) => {
    const item = storage.getItem(key);
    storage.removeItem(key);
    return keptIn(item);
  });
  return kept?.subject === subject && kept.until > Date.now() ? kept.values : undefined;
}
