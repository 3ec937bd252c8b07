import { setTimeout as pause } from 'node:timers/promises';
import { channelQueue, type QueueParts } from './channel-queue';
import type { SentChannel } from './outbox.repository';

/** How often attempts that have become due are read; new deliveries are sent at once, by the live topic. */
const LOOK_MS = 10_000;
/** Of the eight seconds that a stopping process has (`main.ts`), so that the database is still closed within them. */
const STOP_MS = 4_000;
const CHANNELS: readonly SentChannel[] = ['EMAIL', 'PUSH'];

interface DispatcherParts extends QueueParts {
  /** Given by tests only. */
  readonly stopMs?: number;
}

/**
 * Sends the outbox, in this process and in any other on the same database. A delivery is claimed in one statement, sent
 * outside of any transaction, and marked as sent; two processes never get the same one. The claims of a process that
 * was killed, had to stop before a mail server answered, or could not write the result, are released after five minutes:
 * if the message was accepted all the same, the repetition has the Message-ID, or the tag, of the first, so that a
 * receiver recognizes it.
 */
export function createDispatcher({ stopMs = STOP_MS, ...parts }: DispatcherParts) {
  // A mail server that does not answer must not delay the pushes.
  const queues = CHANNELS.map((channel) => channelQueue(channel, parts));
  let unsubscribe = () => {};
  let timer: NodeJS.Timeout | undefined;

  /** Sends what is due; resolves when nothing is due any more. */
  const dispatch = async (): Promise<void> => {
    await Promise.all(queues.map((queue) => queue.dispatch()));
  };

  return {
    dispatch,

    /** Starts sending what is due. */
    start(): void {
      unsubscribe = parts.live.onChange((change) => {
        if (!change || change.topic === 'notices') void dispatch();
      });
      timer = setInterval(() => void dispatch(), LOOK_MS).unref();
      void dispatch();
    },

    /** Claims nothing more, and waits a few seconds for deliveries in progress. */
    async stop(): Promise<void> {
      unsubscribe();
      clearInterval(timer);
      const ended = Promise.all(queues.map((queue) => queue.stop()));
      await Promise.race([ended, pause(stopMs, undefined, { ref: false })]);
    },
  };
}
