import path from 'node:path';
import { withLock } from '../lock/lock.mjs';
import { ROOT } from '../run.mjs';

/**
 * Two commands that install or build in one checkout would overwrite each other's files, and one would serve
 * half-written ones: the later one waits, and finds the work done.
 */
export const oneAtATime = (work, folder = path.join(ROOT, '.nx')) =>
  withLock(folder, work, {
    waitMs: Number.POSITIVE_INFINITY,
    onWait: () => console.log('Čekam da druga naredba u ovoj mapi dovrši instalaciju ili izgradnju …'),
  });
