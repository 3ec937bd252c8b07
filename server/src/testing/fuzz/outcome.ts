import { setTimeout as pause } from 'node:timers/promises';

const HANGS_AFTER_MS = 15_000;
const LOOK_MS = 50;
const TRIES = 3;
const UNAVAILABLE = 503;
const NOT_SENT = 'not sent';

interface Parts {
  /** The status of a whole answer, or what was wrong with it. */
  readonly send: () => Promise<number | string>;
  /** Ends once the database answers a question of nobody's; independent of what was sent. */
  readonly probe: () => Promise<unknown>;
  /** Milliseconds that the machine has given. */
  readonly now: () => number;
}

/** A status, or why there is none; how often a busy database held the request up. */
export interface Outcome {
  readonly answer: number | string;
  readonly held: number;
}

/** Waits for something as long as a machine that is given its time may take. */
async function within<Value>(work: Promise<Value>, now: () => number): Promise<Value | 'no answer'> {
  const began = now();
  let done = false;
  const marked = work.finally(() => {
    done = true;
  });
  const timeout = (async () => {
    do await pause(LOOK_MS);
    while (!done && now() - began < HANGS_AFTER_MS);
    return 'no answer' as const;
  })();
  return Promise.race([marked, timeout]);
}

/**
 * Sends a request until it is answered. What a busy database refuses with 503, or does not let through, is sent again
 * as soon as the probe has an answer: only what is refused again and again, or brings the probe to a halt, has failed.
 */
export async function outcomeOf({ send, probe, now }: Parts): Promise<Outcome> {
  for (let held = 0; ; held += 1) {
    const answer = await within(
      send().catch((error) => `${NOT_SENT}: ${error}`),
      now,
    );
    const isHeld = answer === UNAVAILABLE || String(answer).startsWith(NOT_SENT);
    if (!isHeld || held === TRIES - 1) return { answer, held };
    const alive = await within(
      probe().then(
        () => true,
        () => false,
      ),
      now,
    );
    if (alive === 'no answer') return { answer: `${answer}, and the database no longer answers`, held };
  }
}
