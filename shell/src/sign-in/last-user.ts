import { unsubscribePush } from './unsubscribe-push';

/** In `localStorage`: the subject of the user who was signed in last in this browser. */
const KEY = 'club-last-user';

/**
 * Ends the pushes of a user who has not signed out before this one signed in: in the dialog that asks to sign in again, or
 * on a sign-in page that was left open in another tab. If that fails, the next renewal of the token tries again.
 */
export async function endPushesOfPrevious(subject: string): Promise<void> {
  try {
    const last = localStorage.getItem(KEY);
    if (last === subject) return;
    if (last !== null) await unsubscribePush();
    localStorage.setItem(KEY, subject);
  } catch {
    // The storage or the push service is unavailable.
  }
}
