import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database';
import type { Live } from '../../platform/live';
import { readWants, type Wants } from '../preferences/wanted';
import { LONGEST_SEND_MS } from '../sending/longest-send';
import {
  type ClaimedDelivery,
  claimDue,
  claimedDeliveries,
  deleteBrowser,
  deleteClaimed,
  type Ending,
  endClaim,
  postponeNewer,
  type SentChannel,
} from './outbox.repository';
import { MAX_PAUSE_MS, pauseAfter } from './retry-rules';
import { type DeliveryResult, type Senders, sendDelivery } from './send-delivery';

/** Sent in parallel; a mail server accepts no more from one sender. */
const PLACES = 5;
/** Longer than a delivery takes, with its reads and writes: an older claim belongs to a process that has crashed. */
const ABANDONED_MS = LONGEST_SEND_MS + 30_000;
/** How soon a result is written again after the database has failed. */
const REPEAT_MS = 2_000;

export interface QueueParts {
  readonly db: Database;
  readonly live: Live;
  readonly clock: Clock;
  readonly senders: Senders;
  /** Given by tests only. */
  readonly repeatMs?: number;
  report(error: unknown): void;
}

/** The deliveries of one channel. Each free place is filled at once: a slow delivery does not hold up the others. */
export function channelQueue(
  channel: SentChannel,
  { db, live, clock, senders, repeatMs = REPEAT_MS, report }: QueueParts,
) {
  const sending = new Set<Promise<void>>();
  let running: Promise<void> | undefined;
  let again = false;
  let wake = () => {};
  const stopping = new AbortController();

  const requestRun = (): void => {
    again = true;
    wake();
  };

  /** The database is down, or is being closed: the next run tries again. */
  const reportUnlessStopped = (error: unknown): void => {
    if (!stopping.signal.aborted) report(error);
  };

  const removeBrowser = (browserId: number) =>
    db.transaction(async (tx) => {
      const memberId = await deleteBrowser(tx, browserId);
      if (memberId !== undefined) await live.changed(tx, 'notices', memberId);
    });

  const end = async (delivery: ClaimedDelivery, result: DeliveryResult, at: Date): Promise<void> => {
    // Otherwise it would be sent, outdated, when the club gets a mail server.
    if (result.outcome === 'NO_CHANNEL') return deleteClaimed(db.handle, delivery);
    if (result.outcome === 'GONE' && delivery.browserId) return removeBrowser(delivery.browserId);
    const ending = endingOf(result, delivery, at);
    await db.transaction(async (tx) => {
      if (ending.state === 'WAITING') await postponeNewer(tx, delivery, ending.dueAt);
      await endClaim(tx, delivery, ending);
    });
    if (ending.state !== 'FAILED') return;
    report(new Error(`Notice delivery ${delivery.id} is given up after attempt ${delivery.attempts}: ${ending.error}`));
  };

  /**
   * Ends a claim, also when the database fails meanwhile: what is not written is sent once more when the claim is
   * abandoned. Until then the delivery keeps its place, so that nothing more is sent whose result cannot be written.
   */
  const endSurely = async (delivery: ClaimedDelivery, result: DeliveryResult, claimedAt: Date): Promise<void> => {
    const at = clock.now();
    let isReported = false;
    do {
      try {
        return await end(delivery, result, at);
      } catch (error) {
        if (!isReported) reportUnlessStopped(error);
        isReported = true;
      }
      await pause(repeatMs, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
    } while (!stopping.signal.aborted && clock.now().getTime() - claimedAt.getTime() <= ABANDONED_MS);
  };

  const send = (delivery: ClaimedDelivery, wants: Wants, claimedAt: Date): void => {
    const sent: Promise<void> = sendDelivery(senders, delivery, wants)
      .then((result) => endSurely(delivery, result, claimedAt))
      .catch(reportUnlessStopped)
      .finally(() => {
        sending.delete(sent);
        // A place is free, and the member's next delivery may be sent.
        requestRun();
      });
    sending.add(sent);
  };

  /** Claims what is due for the free places, and begins to send it. @returns whether there was something */
  const fillPlaces = async (): Promise<boolean> => {
    const limit = PLACES - sending.size;
    if (limit === 0) return false;
    const now = clock.now();
    const abandonedBefore = new Date(now.getTime() - ABANDONED_MS);
    const misdatedAfter = new Date(now.getTime() + MAX_PAUSE_MS);
    const ids = await db.transaction((tx) => claimDue(tx, { channel, now, abandonedBefore, misdatedAfter, limit }));
    if (ids.length === 0) return false;
    const deliveries = await claimedDeliveries(db.handle, ids);
    const wants = await readWants(
      db.handle,
      deliveries.map(({ memberId }) => memberId),
    );
    for (const delivery of deliveries) send(delivery, wants, now);
    return true;
  };

  const run = async (): Promise<void> => {
    do {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      again = false;
      while (!stopping.signal.aborted && (await fillPlaces()));
      if (!again && sending.size > 0) await woken;
    } while (again && !stopping.signal.aborted);
  };

  /** Sends what is due; resolves when nothing is due any more. */
  const dispatch = (): Promise<void> => {
    requestRun();
    running ??= run()
      .catch(reportUnlessStopped)
      .finally(() => {
        running = undefined;
      });
    return running;
  };

  return {
    dispatch,

    /** Claims nothing more, and waits for deliveries in progress. */
    async stop(): Promise<void> {
      stopping.abort();
      requestRun();
      await running;
      await Promise.all(sending);
    },
  };
}

function endingOf(
  result: Exclude<DeliveryResult, { readonly outcome: 'NO_CHANNEL' }>,
  { attempts, waitingSince }: ClaimedDelivery,
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
      const waitedMs = now.getTime() - waitingSince.getTime();
      const pause = pauseAfter({ attempts, waitedMs, askedMs: result.pauseMs });
      if (pause !== undefined) {
        return { state: 'WAITING', dueAt: new Date(now.getTime() + pause), error: result.error };
      }
      return { state: 'FAILED', at: now, error: `Odustalo se nakon ${attempts} pokušaja. ${result.error}` };
    }
  }
}
