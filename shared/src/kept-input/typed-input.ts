import * as z from '@club/shared/schema';

/**
 * The input of a form when the session ended while it was open. It stays in this tab, for this user, for an hour, and
 * never contains a password.
 */
const PREFIX = 'club-typed:';
const KEPT_FOR_MS = 60 * 60_000;
const SECRET = /password|lozink/i;

const Kept = z.object({ subject: z.string(), until: z.number(), values: z.looseObject({}) });

/** Storage may be full, or forbidden: then nothing is stored. */
function tryStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/**
 * Stores the input of a form for this user, without passwords.
 * @param form identifies the form within the whole suite
 */
export function keepTyped(form: string, subject: string, values: Readonly<Record<string, unknown>>): void {
  const harmless = Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET.test(name)));
  const kept = { subject, until: Date.now() + KEPT_FOR_MS, values: harmless };
  tryStorage((storage) => storage.setItem(PREFIX + form, JSON.stringify(kept)));
}

/** Returns and removes what was stored for this user; another user's input is discarded. */
export function takeTyped(form: string, subject: string): Readonly<Record<string, unknown>> | undefined {
  const text = tryStorage((storage) => {
    const item = storage.getItem(PREFIX + form);
    storage.removeItem(PREFIX + form);
    return item;
  });
  if (!text) return undefined;
  const kept = Kept.safeParse(JSON.parse(text));
  return kept.success && kept.data.subject === subject && kept.data.until > Date.now() ? kept.data.values : undefined;
}
