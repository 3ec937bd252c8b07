import { SavePersonalInfo } from '@club/shared/contracts/members/personal-info';
import * as z from '@club/shared/schema';

const KEY = 'personal-data';
/** Longer than anybody takes to sign in; a password must not lie about. */
const KEPT_FOR_MS = 10 * 60_000;

const Kept = z.object({ username: z.string(), until: z.number(), values: SavePersonalInfo });

/** Keeps what was typed while the member signs in again, in this tab only. */
export function keepInput(username: string, values: SavePersonalInfo): void {
  sessionStorage.setItem(KEY, JSON.stringify({ username, until: Date.now() + KEPT_FOR_MS, values }));
}

/** What was kept for this member, once; undefined when there is nothing, or nothing any more. */
export function takeInput(username: string): SavePersonalInfo | undefined {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (!kept) return undefined;
  const read = Kept.safeParse(JSON.parse(kept));
  return read.success && read.data.username === username && read.data.until > Date.now() ? read.data.values : undefined;
}
