import { setTimeout as pause } from 'node:timers/promises';

const HANGS_AFTER_MS = 15_000;
const LOOK_MS = 50;
const TRIES = 3;
const UNAVAILABLE = 503;
const NOT_SENT = 'not sent';

interface Parts {
  /** The status of a complete answer, or what was wrong with it. */
  readonly send: () => Promise<number | string>;
  /** Resolves once the database answers an independent query. */
  readonly probe: () => Promise<unknown>;
  /** Milliseconds that the machine has given. */
  readonly now: () => number;
}

/** A status, or why there is none; how often a busy database delayed the request. */
export interface Outcome {
  readonly answer: number | string;
  readonly held: number;
}

/** Waits for at most the limit, counted in the time that the machine gives. */
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
 * Sends a request until it is answered. A request that a busy database refuses with 503, or does not accept, is sent
 * again as soon as the probe has an answer: only a repeated refusal, or a probe that hangs, is a failure.
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
