import { Worker } from 'node:worker_threads';

/**
 * A second thread that looks at the clock four times a second and does the same small piece of work each time. Where
 * the machine was stopped, or the work takes longer than at the best of times, as much less counts as given. It also
 * ends a process whose own thread answers nothing at all, which only another thread can notice.
 */
const WATCH = `
  const { createHash } = require('node:crypto');
  const { workerData: { given, endAfterMs }, parentPort } = require('node:worker_threads');
  const clock = new Float64Array(given);
  const EVERY_MS = 250;
  const block = Buffer.alloc(1 << 20);
  let best = Infinity;
  let last = performance.now();
  let doing = '';
  let since = 0;
  parentPort.on('message', (told) => { doing = told; since = clock[0]; });
  setInterval(() => {
    const began = performance.now();
    createHash('sha256').update(block).digest();
    const took = performance.now() - began;
    best = Math.min(best, took);
    clock[0] += Math.min(began - last, EVERY_MS) * (best / took);
    last = began;
    if (doing && clock[0] - since > endAfterMs) {
      require('node:fs').writeSync(2, 'HANG, the process answers nothing: ' + doing + '\\n');
      process.kill(process.pid, 'SIGKILL');
    }
  }, EVERY_MS);
`;

/** How much time the machine has really given, so that a busy one is not taken for a call that never ends. */
export interface GivenTime {
  /** Milliseconds that were given so far. */
  readonly now: () => number;
  /** Says what begins now; the process ends with these words when nothing else begins for long. */
  readonly begins: (what: string) => void;
  readonly stop: () => Promise<unknown>;
}

/** @param endAfterMs given time after which a process that begins nothing new is ended; never without it */
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
