import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database';
import { readWants } from '../preferences/wanted';
import { LONGEST_SEND_MS } from '../sending/longest-send';
import {
  type ClaimedDelivery,
  claimDue,
  claimedDeliveries,
  deleteBrowser,
  deleteClaimed,
  type Ending,
  endClaim,
  type SentChannel,
} from './outbox.repository';
import { MAX_ATTEMPTS, MAX_PAUSE_MS, pauseAfter } from './retry-rules';
import { type DeliveryResult, type Senders, sendDelivery } from './send-delivery';

/** Sent in parallel; a mail server accepts no more from one sender. */
const BATCH = 5;
/** Longer than a delivery takes, with its reads and writes: an older claim belongs to a process that has crashed. */
const ABANDONED_MS = LONGEST_SEND_MS + 30_000;

export interface QueueParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly senders: Senders;
  report(error: unknown): void;
}

/** The deliveries of one channel, sent in batches. */
export function channelQueue(channel: SentChannel, { db, clock, senders, report }: QueueParts) {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  const end = async (delivery: ClaimedDelivery, result: DeliveryResult): Promise<void> => {
    // Otherwise it would be sent, outdated, when the club gets a mail server.
    if (result.outcome === 'NO_CHANNEL') return deleteClaimed(db.handle, delivery);
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
    const ids = await db.transaction((tx) =>
      claimDue(tx, { channel, now, abandonedBefore, misdatedAfter, limit: BATCH }),
    );
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

    /** Claims nothing more, and waits for deliveries in progress. */
    async stop(): Promise<void> {
      stopped = true;
      await running;
    },
  };
}

function endingOf(
  result: Exclude<DeliveryResult, { readonly outcome: 'NO_CHANNEL' }>,
  attempts: number,
  now: Date,
): Ending {
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
