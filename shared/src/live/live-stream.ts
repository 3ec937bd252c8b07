import { authStore, refreshToken } from '@club/shared/auth';
import { LiveEvent, type LivePatch, Topic } from '@club/shared/contracts/events';
import { http, isOffline, reportChange, reportReachable } from '@club/shared/http';
import { createParser } from 'eventsource-parser';

/**
 * Called with the current `version` of a topic (a counter of the server; versions are only compared).
 * @param changedAt time of the change by this browser's clock, milliseconds since the epoch
 * @param patch what a page with the previous version needs to apply the change, if the server sends it
 */
type TopicListener = (version: number, changedAt: number, patch?: LivePatch) => void;

const listeners = new Map<Topic, Set<TopicListener>>();
/**
 * The last received event of each topic, for listeners that are added later: a remote's screen, or the shell's own
 * first one.
 */
const latest = new Map<Topic, { readonly version: number; readonly changedAt: number }>();
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/**
 * The server sends a heartbeat every 15 s; a stream silent for longer is dead even if the socket does not report it.
 */
const SILENCE_MS = 40_000;
/** How often a page without its stream refetches all displayed data. */
const POLL_MS = 15_000;

/**
 * Calls `listener` whenever the topic changes, and after every reconnect; right after subscribing also with the last
 * earlier event, because the screen may show an older response. Returns the unsubscribe function.
 */
export function onTopic(topic: Topic, listener: TopicListener): () => void {
  const set = listeners.get(topic) ?? new Set();
  listeners.set(topic, set.add(listener));
  // Deferred: a screen that mounts starts its own calls first.
  queueMicrotask(() => {
    const last = latest.get(topic);
    if (last && set.has(listener)) listener(last.version, last.changedAt);
  });
  return () => set.delete(listener);
}

function announce(topic: Topic, version: number, secondsAgo = 0, patch?: LivePatch): void {
  const changedAt = Date.now() - secondsAgo * 1000;
  if (Number.isFinite(version)) {
    latest.set(topic, { version, changedAt });
    reportChange(topic, version, changedAt);
  }
  for (const listener of listeners.get(topic) ?? []) listener(version, changedAt, patch);
}

function deliver(data: string): void {
  const event = LiveEvent.safeParse(JSON.parse(data));
  if (!event.success) return; // a newer server may send topics that this page does not know
  if (event.data.type === 'roles') return void refreshToken();
  if (event.data.type === 'change') {
    announce(event.data.topic, event.data.version, 0, event.data.patch);
    return;
  }
  const { versions, ages } = event.data;
  for (const [name, version] of Object.entries(versions)) {
    const topic = Topic.safeParse(name);
    if (topic.success) announce(topic.data, version, ages[name]);
  }
}

/** Reads the stream until it ends, breaks, or is silent for too long; `round` aborts it. */
async function readOnce(round: AbortController, onChunk: () => void): Promise<void> {
  let silence: ReturnType<typeof setTimeout> | undefined;
  const watchSilence = () => {
    clearTimeout(silence);
    silence = setTimeout(() => round.abort(), SILENCE_MS);
  };
  watchSilence();
  try {
    const response = await http.get('events', { timeout: false, retry: 0, signal: round.signal });
    const parser = createParser({ onEvent: (event) => deliver(event.data) });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    // Not every browser ends the body of a call that is aborted after its headers arrived.
    round.signal.addEventListener('abort', () => void reader?.cancel().catch(() => undefined), { once: true });
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      watchSilence();
      onChunk();
      parser.feed(chunk.value);
    }
  } finally {
    clearTimeout(silence);
  }
}

/**
 * Keeps the only event stream of this page open while somebody is signed in; the shell calls it once. Reconnects with
 * growing delays, and at once when the browser comes back online or the page becomes visible again.
 */
export function connectLive(): () => void {
  let round: AbortController | undefined;
  let pause = FIRST_PAUSE_MS;
  let wake: () => void = () => undefined;
  let stopped = false;
  let isOpen = false;
  const isWatching = () => {
    const { token, ending } = authStore.getState();
    return Boolean(token) && !ending && document.visibilityState !== 'hidden' && !isOffline();
  };
  // Some proxies let calls through, but no stream. All data of the page may then be outdated, whatever their version.
  const poll = setInterval(() => {
    if (isOpen || !isWatching()) return;
    for (const topic of listeners.keys()) announce(topic, Number.POSITIVE_INFINITY);
  }, POLL_MS);

  /** Waits until it is woken, or at most `ms`. */
  const sleep = (ms?: number) =>
    new Promise<void>((resolve) => {
      wake = resolve;
      if (ms !== undefined) setTimeout(resolve, ms);
    });
  const onChunk = () => {
    isOpen = true;
    pause = FIRST_PAUSE_MS;
    reportReachable();
  };
  const listen = async () => {
    while (!stopped) {
      if (!isWatching()) {
        await sleep();
        continue;
      }
      round = new AbortController();
      await readOnce(round, onChunk).catch(() => undefined);
      isOpen = false;
      if (stopped) return;
      await sleep(pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  };

  const look = () => wake();
  // Without a network the stream can stay silent for a long time before it breaks.
  const drop = () => round?.abort();
  const unsubscribe = authStore.subscribe((now, before) => {
    // What the server sends depends on the roles in the stream's token: other roles need a new stream.
    const ownerOf = ({ identity }: typeof now) => [identity?.subject, ...(identity?.roles ?? [])].join();
    if (ownerOf(now) !== ownerOf(before)) round?.abort();
    look();
  });
  addEventListener('online', look);
  addEventListener('offline', drop);
  document.addEventListener('visibilitychange', look);
  void listen();
  return () => {
    stopped = true;
    latest.clear();
    round?.abort();
    clearInterval(poll);
    unsubscribe();
    removeEventListener('online', look);
    removeEventListener('offline', drop);
    document.removeEventListener('visibilitychange', look);
    look();
  };
}
