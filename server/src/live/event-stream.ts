import { PassThrough, type Readable } from 'node:stream';
import type { LiveEvent } from '@club/shared/contracts/events';
import type { Change, LiveHub } from './live-hub';

/** Proxies close what is silent for longer; the client gives up after 40 s. */
const BEAT_MS = 15_000;
/** A longer timer would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

type Hub = Pick<LiveHub, 'versions' | 'onChange'>;

export interface Listener {
  readonly memberId: number;
  /** The moment the caller's token ends, by the system's clock; the stream ends with it and the client comes anew. */
  readonly until: Date;
}

/** The open event streams of this process. */
export function eventStreams(hub: Hub) {
  const open = new Set<EventStream>();
  const beat = setInterval(() => {
    for (const stream of open) stream.beat();
  }, BEAT_MS).unref();
  const unsubscribe = hub.onChange((change) => {
    for (const stream of open) stream.tell(change);
  });
  return {
    open(listener: Listener): Readable {
      const stream = new EventStream(hub, listener);
      open.add(stream);
      stream.body.once('close', () => open.delete(stream));
      return stream.body;
    },
    closeAll(): void {
      clearInterval(beat);
      unsubscribe();
      for (const stream of open) stream.end();
    },
  };
}

class EventStream {
  readonly body = new PassThrough();
  readonly #hub: Hub;
  readonly #memberId: number;
  /** The browser reads slower than the club changes: events are left out, and one hello makes up for them later. */
  #behind = false;

  constructor(hub: Hub, { memberId, until }: Listener) {
    this.#hub = hub;
    this.#memberId = memberId;
    const expiry = setTimeout(() => this.end(), Math.min(until.getTime() - Date.now(), LONGEST_TIMER_MS));
    this.body.once('close', () => clearTimeout(expiry));
    this.body.on('drain', () => {
      if (!this.#behind) return;
      this.#behind = false;
      this.#hello();
    });
    this.#hello();
  }

  tell(change: Change): void {
    if (!change) this.#hello();
    else if (change.memberId === undefined || change.memberId === this.#memberId) {
      this.#send({ type: 'change', ...change });
    }
  }

  beat(): void {
    if (!this.body.writableNeedDrain) this.body.write(': beat\n\n');
  }

  end(): void {
    this.body.end();
  }

  #hello(): void {
    this.#send({ type: 'hello', versions: this.#hub.versions() });
  }

  #send(event: LiveEvent): void {
    if (this.body.writableEnded) return;
    if (this.body.writableNeedDrain) this.#behind = true;
    else this.body.write(`data: ${JSON.stringify(event)}\n\n`);
  }
}
