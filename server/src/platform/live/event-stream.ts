import { PassThrough } from 'node:stream';
import type { LiveEvent, Topic } from '@club/shared/contracts/events';
import { Refusal } from '../http';
import type { Change, Patch } from './live';
import type { LiveHub } from './live-hub';
import { type Receiver, receives } from './topics';

/** Proxies close a connection that is silent for longer; the client gives up after 40 s. */
const BEAT_MS = 15_000;
/** Windows of one member; each holds a connection of the server. */
const MAX_PER_MEMBER = 10;
/** A browser that reads receives the rest of an ended stream within a moment, also on a slow line. */
const REST_MS = 30_000;
/** A longer timer would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

type Hub = Pick<LiveHub, 'versions' | 'ages' | 'onChange' | 'onRolesGiven'>;

export interface Listener extends Receiver {
  /** When the caller's token expires, by the system's clock; the stream ends with it and the client reconnects. */
  readonly until: Date;
}

const written = (event: LiveEvent): string => `data: ${JSON.stringify(event)}\n\n`;

function writtenWith(change: Change, { from, json }: Patch): string {
  const event = JSON.stringify({ type: 'change', ...change } satisfies LiveEvent);
  return `data: ${event.slice(0, -1)},"patch":{"from":${from},"data":${json}}}\n\n`;
}

/**
 * The open event streams of this process. Each change is serialized once for all of them.
 * @param patchOf the patch of a change, if there is one
 */
export function eventStreams(hub: Hub, patchOf: (change: Change) => Patch | undefined) {
  const open = new Set<EventStream>();
  const beat = setInterval(() => {
    for (const stream of open) stream.beat();
  }, BEAT_MS).unref();
  const unsubscribe = hub.onChange((change) => {
    const patch = change && patchOf(change);
    const plain = change ? written({ type: 'change', ...change }) : undefined;
    const patched = change && patch ? writtenWith(change, patch) : plain;
    for (const stream of open) {
      if (!change || !plain || !patched) stream.hello();
      else stream.publish(change, patch?.notFor.has(stream.memberId) ? plain : patched);
    }
  });
  hub.onRolesGiven((memberId) => {
    for (const stream of open) if (stream.memberId === memberId) stream.askForNewToken();
  });
  return {
    /** @throws Refusal `TOO_MANY_STREAMS` (429) */
    open(listener: Listener): EventStream {
      const own = [...open].filter(({ memberId }) => memberId === listener.memberId);
      if (own.length >= MAX_PER_MEMBER) {
        throw new Refusal(429, 'TOO_MANY_STREAMS', 'Aplikacija je otvorena u previše prozora.');
      }
      const stream = new EventStream(hub, listener);
      open.add(stream);
      stream.body.once('close', () => open.delete(stream));
      return stream;
    },
    closeAll(): void {
      clearInterval(beat);
      unsubscribe();
      for (const stream of open) stream.end();
    },
  };
}

/** The stream to one browser. */
class EventStream {
  readonly body = new PassThrough();
  readonly #hub: Hub;
  readonly #receiver: Receiver;
  /**
   * The browser reads slower than changes arrive: events are dropped, and one hello replaces them later. It does not ask for a
   * new token: new roles then come with the next one, when this one expires.
   */
  #behind = false;

  constructor(hub: Hub, listener: Listener) {
    this.#hub = hub;
    this.#receiver = listener;
    const expiry = setTimeout(() => this.end(), Math.min(listener.until.getTime() - Date.now(), MAX_TIMER_MS)).unref();
    this.body.once('close', () => clearTimeout(expiry));
    this.body.on('drain', () => {
      if (!this.#behind) return;
      this.#behind = false;
      this.hello();
    });
    this.hello();
  }

  get memberId(): number {
    return this.#receiver.memberId;
  }

  publish({ topic, memberId }: Change, event: string): void {
    if (receives(this.#receiver, topic, memberId)) this.#send(event);
  }

  /** The roles of a stream are those of its token: the page opens another one with the new token. */
  askForNewToken(): void {
    this.#send(written({ type: 'roles', memberId: this.memberId }));
  }

  /** A stream that has ended is open until its browser has received the rest. */
  beat(): void {
    if (!this.body.writableEnded && !this.body.writableNeedDrain) this.body.write(': beat\n\n');
  }

  /**
   * The browser still receives the rest. One that reads no more, because its connection was cut without a word, would count
   * among its member's streams for as long as TCP tries to reach it.
   */
  end(): void {
    this.body.end();
    const cut = setTimeout(() => this.body.destroy(), REST_MS).unref();
    this.body.once('close', () => clearTimeout(cut));
  }

  /** All current versions: sent at first, and whenever changes may have been missed. */
  hello(): void {
    const received = <Value>(by: Partial<Record<Topic, Value>>) =>
      Object.fromEntries(Object.entries(by).filter(([topic]) => receives(this.#receiver, topic as Topic)));
    this.#send(written({ type: 'hello', versions: received(this.#hub.versions()), ages: received(this.#hub.ages()) }));
  }

  #send(event: string): void {
    if (this.body.writableEnded) return;
    if (this.body.writableNeedDrain) this.#behind = true;
    else this.body.write(event);
  }
}
