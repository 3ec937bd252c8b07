import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database';
import type { Live } from '../../platform/live';
import { readWants } from '../preferences/wanted';
import type { SendResult } from '../sending/send-result';
import {
  type ClaimedDelivery,
  claimDue,
  claimedDeliveries,
  deleteBrowser,
  type Ending,
  endClaim,
} from './outbox.repository';
import { MAX_ATTEMPTS, MAX_PAUSE_MS, pauseAfter } from './retry-rules';
import { type Senders, sendDelivery } from './send-delivery';

/** Sent in parallel; a mail server accepts no more from one sender. */
const BATCH = 5;
/** Longer than every sender takes: an older claim belongs to a process that has crashed. */
const ABANDONED_MS = 5 * 60_000;
/** How often attempts that have become due are read; new deliveries are sent at once, by the live topic. */
const LOOK_MS = 10_000;

interface DispatcherParts {
  readonly db: Database;
  readonly live: Live;
  readonly clock: Clock;
  readonly senders: Senders;
  report(error: unknown): void;
}

/**
 * Sends the outbox, in this process and in any other on the same database. A delivery is claimed in one statement, sent
 * outside of any transaction, and marked as sent; two processes never get the same one. The claims of a process that
 * was killed are released after five minutes: if it died between sending and marking, the repetition has the
 * Message-ID, or the tag, of the first message, so that a receiver recognizes it.
 */
export function createDispatcher({ db, live, clock, senders, report }: DispatcherParts) {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let unsubscribe = () => {};

  const end = async (delivery: ClaimedDelivery, result: Awaited<ReturnType<typeof sendDelivery>>): Promise<void> => {
    if (result.outcome === 'GONE' && delivery.browserId) return deleteBrowser(db.handle, delivery.browserId);
    const ending = endingOf(result, delivery.attempts, clock.now());
    await endClaim(db.handle, delivery, ending);
    if (ending.state !== 'FAILED') return;
    report(new Error(`Notice delivery ${delivery.id} is given up after attempt ${delivery.attempts}: ${ending.error}`));
  };

  const sendBatch = async (): Promise<number> => {
    const now = clock.now();
    const abandonedBefore = new Date(now.getTime() - ABANDONED_MS);
    const misdatedAfter = new Date(now.getTime() + MAX_PAUSE_MS);
    const ids = await db.transaction((tx) => claimDue(tx, { now, abandonedBefore, misdatedAfter, limit: BATCH }));
    if (ids.length === 0) return 0;
    const deliveries = await claimedDeliveries(db.handle, ids);
    const wants = await readWants(
      db.handle,
      deliveries.map(({ memberId }) => memberId),
    );
    await Promise.all(deliveries.map(async (delivery) => end(delivery, await sendDelivery(senders, delivery, wants))));
    return ids.length;
  };

  const run = async (): Promise<void> => {
    do {
      again = false;
      while (!stopped && (await sendBatch()) > 0);
    } while (again && !stopped);
  };

  /** Sends what is due; resolves when nothing is due any more. */
  const dispatch = (): Promise<void> => {
    again = true;
    running ??= run()
      // The database is down, or is being closed: the next run tries again.
      .catch((error) => {
        if (!stopped) report(error);
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };

  return {
    dispatch,

    /** Starts sending what is due. */
    start(): void {
      unsubscribe = live.onChange((change) => {
        if (!change || change.topic === 'notices') void dispatch();
      });
      timer = setInterval(() => void dispatch(), LOOK_MS).unref();
      void dispatch();
    },

    /** Claims nothing more, and waits for deliveries in progress. */
    async stop(): Promise<void> {
      stopped = true;
      unsubscribe();
      clearInterval(timer);
      await running;
    },
  };
}

function endingOf(result: SendResult | { readonly outcome: 'UNWANTED' }, attempts: number, now: Date): Ending {
  switch (result.outcome) {
    case 'SENT':
      return { state: 'SENT', at: now, address: result.address };
    case 'GONE':
    case 'UNWANTED':
      return { state: 'DROPPED', at: now };
    case 'REFUSED':
      return { state: 'FAILED', at: now, error: result.error };
    case 'RETRY': {
      const pause = pauseAfter(attempts);
      if (pause !== undefined) {
        return { state: 'WAITING', dueAt: new Date(now.getTime() + pause), error: result.error };
      }
      return { state: 'FAILED', at: now, error: `Odustalo se nakon ${MAX_ATTEMPTS} pokušaja. ${result.error}` };
    }
  }
}
