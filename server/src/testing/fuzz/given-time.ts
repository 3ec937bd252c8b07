import { Worker } from 'node:worker_threads';

/**
 * A second thread that reads the clock four times a second and does the same small piece of work each time. When the
 * machine was stopped, or the work takes longer than in the best case, correspondingly less time counts as given. It
 * also ends a process whose main thread does not respond at all, which only another thread can detect.
 */
const WATCH = `
  const { createHash } = require('node:crypto');
  const { workerData: { given, endAfterMs }, parentPort } = require('node:worker_threads');
  const clock = new Float64Array(given);
  const EVERY_MS = 250;
  const block = Buffer.alloc(1 << 20);
  let best = Infinity;
  let last = performance.now();
  let work = '';
  let since = 0;
  parentPort.on('message', (message) => { work = message; since = clock[0]; });
  setInterval(() => {
    const began = performance.now();
    createHash('sha256').update(block).digest();
    const took = performance.now() - began;
    best = Math.min(best, took);
    clock[0] += Math.min(began - last, EVERY_MS) * (best / took);
    last = began;
    if (work && clock[0] - since > endAfterMs) {
      require('node:fs').writeSync(2, 'HANG, the process answers nothing: ' + work + '\\n');
      process.kill(process.pid, 'SIGKILL');
    }
  }, EVERY_MS);
`;

/** The time that the machine has really given, so that a busy machine is not mistaken for a call that never ends. */
export interface GivenTime {
  /** Milliseconds given so far. */
  readonly now: () => number;
  /** Names the work that starts now; the process ends with this text when no other work starts for long. */
  readonly begins: (what: string) => void;
  readonly stop: () => Promise<unknown>;
}

/** @param endAfterMs given time after which a process that starts no new work is ended; by default never */
export function measureGivenTime(endAfterMs = Number.POSITIVE_INFINITY): GivenTime {
  const given = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT);
  const clock = new Float64Array(given);
  const watch = new Worker(WATCH, { eval: true, workerData: { given, endAfterMs } });
  watch.unref();
  return {
    now: () => clock[0] ?? 0,
    begins: (what) => watch.postMessage(what),
    stop: () => watch.terminate(),
  };
}
