import type { Live } from '../../platform/live';
import { channelQueue, type QueueParts } from './channel-queue';
import type { SentChannel } from './outbox.repository';

/** How often attempts that have become due are read; new deliveries are sent at once, by the live topic. */
const LOOK_MS = 10_000;
const CHANNELS: readonly SentChannel[] = ['EMAIL', 'PUSH'];

/**
 * Sends the outbox, in this process and in any other on the same database. A delivery is claimed in one statement, sent
 * outside of any transaction, and marked as sent; two processes never get the same one. The claims of a process that
 * was killed are released after five minutes: if it died between sending and marking, the repetition has the
 * Message-ID, or the tag, of the first message, so that a receiver recognizes it.
 */
export function createDispatcher({ live, ...parts }: QueueParts & { readonly live: Live }) {
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
      unsubscribe = live.onChange((change) => {
        if (!change || change.topic === 'notices') void dispatch();
      });
      timer = setInterval(() => void dispatch(), LOOK_MS).unref();
      void dispatch();
    },

    /** Claims nothing more, and waits for deliveries in progress. */
    async stop(): Promise<void> {
      unsubscribe();
      clearInterval(timer);
      await Promise.all(queues.map((queue) => queue.stop()));
    },
  };
}
