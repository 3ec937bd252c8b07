import { authStore } from '@club/shared/auth';
import { keptIn, PREFIX, tryStorage } from './kept-storage';

/** @param subject undefined while nobody is signed in */
function discard(subject: string | undefined): void {
  tryStorage((storage) => {
    for (const key of Object.keys(storage)) {
      if (!key.startsWith(PREFIX)) continue;
      const kept = keptIn(storage.getItem(key));
      const isOwn = subject === undefined || kept?.subject === subject;
      if (!kept || kept.until <= Date.now() || !isOwn) storage.removeItem(key);
    }
  });
}

/**
 * Removes kept input that nobody may get back, whether or not its form is opened again: what has expired, and, once it is
 * known who is signed in, that of others. The shell calls it once.
 * @returns the function that ends it
 */
export function discardOldInput(): () => void {
  discard(authStore.getState().identity?.subject);
  return authStore.subscribe(({ identity }, before) => {
    if (identity && identity.subject !== before.identity?.subject) discard(identity.subject);
  });
}
