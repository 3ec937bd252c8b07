import { AsyncResource } from 'node:async_hooks';
import { setImmediate as othersArrive } from 'node:timers/promises';
import { outageOf } from './outage';

export interface GroupCommit<Request, Answer> {
  /**
   * Executes all requests of a group in one transaction. A refused request gets its own outcome and does not affect the
   * others; an exception rolls back the whole group, and each of several requests is then tried alone, unless it is an
   * outage that affects everybody: a slow statement may be of one request.
   */
  commit(group: readonly Request[]): Promise<readonly PromiseSettledResult<Answer>[]>;
  /** Requests with the same key are never in one group, and run in their order. */
  keyOf(request: Request): unknown;
  /** Largest number of concurrent transactions: one that waits for a lock does not delay the groups after it. */
  maxConcurrent: number;
  /** How long a transaction must run before another is started in parallel: until then, only the next group grows. */
  parallelAfterMs?: number;
  /** How long a group waits, after a rush, until as many requests have arrived again. */
  gatherMs?: number;
}

interface Waiting<Request, Answer> {
  readonly request: Request;
  /** The async context of who made the request. */
  readonly context: AsyncResource;
  resolve(answer: Answer): void;
  reject(reason: unknown): void;
}

const MAX_GROUP_SIZE = 50;
const PARALLEL_AFTER_MS = 50;
/** A group of this size is a rush. */
const RUSH = 4;
/**
 * Half the time of a transaction: without this wait every second transaction carries only the first request that
 * arrived.
 */
const GATHER_MS = 2;

/** A hundredth of the time that `AsyncLocalStorage.snapshot` takes. */
const presentContext = () => new AsyncResource('group commit');

/**
 * Collects the requests that arrive while transactions are running, and executes them together in the next one: they
 * share its round trips and the one flush of the write-ahead log, which costs more than all the rest. A single request
 * does not wait; in a rush the group waits briefly for the next requests, like PostgreSQL's own `commit_delay`. A
 * group of one is part of its caller's request and trace, and a larger one of none: it runs for all of its callers.
 */
export function groupCommit<Request, Answer>({
  commit,
  keyOf,
  maxConcurrent,
  parallelAfterMs = PARALLEL_AFTER_MS,
  gatherMs = GATHER_MS,
}: GroupCommit<Request, Answer>) {
  type Each = Waiting<Request, Answer>;
  let waiting: Each[] = [];
  const underWay = new Set<unknown>();
  let running = 0;
  let ended = 0;
  let parallelTimer: NodeJS.Timeout | undefined;
  let lastSize = 1;
  let asManyAsLast: (() => void) | undefined;
  const contextOfNone = presentContext();

  /** The first waiting requests, one of each key. */
  function takeGroup(): Each[] {
    const keys = new Set<unknown>(underWay);
    const group: Each[] = [];
    const left: Each[] = [];
    for (const each of waiting) {
      const key = keyOf(each.request);
      if (keys.has(key) || group.length === MAX_GROUP_SIZE) left.push(each);
      else group.push(each);
      keys.add(key);
    }
    waiting = left;
    return group;
  }

  async function attempt(group: readonly Each[]): Promise<void> {
    const [first, ...others] = group;
    const context = first && others.length === 0 ? first.context : contextOfNone;
    const requests = group.map(({ request }) => request);
    try {
      const outcomes = await context.runInAsyncScope(() => commit(requests));
      for (const [index, each] of group.entries()) {
        const outcome = outcomes[index];
        if (outcome?.status === 'fulfilled') each.resolve(outcome.value);
        else each.reject(outcome?.reason);
      }
    } catch (error) {
      const outage = outageOf(error);
      // An outage affects everybody: tried one by one, the last would wait for all others to fail.
      const affectsEverybody = outage !== undefined && outage !== 'slow';
      if (group.length > 1 && !affectsEverybody) for (const each of group) await attempt([each]);
      else for (const each of group) each.reject(error);
    }
  }

  /** Lets the requests arrive that follow the last group's answers. */
  async function gather(): Promise<void> {
    await othersArrive();
    if (lastSize < RUSH || waiting.length === 0 || waiting.length >= lastSize) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, gatherMs);
      asManyAsLast = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    asManyAsLast = undefined;
  }

  async function run(): Promise<void> {
    running += 1;
    await gather();
    for (let group = takeGroup(); group.length > 0; group = takeGroup()) {
      lastSize = group.length;
      const keys = group.map(({ request }) => keyOf(request));
      for (const key of keys) underWay.add(key);
      await attempt(group);
      for (const key of keys) underWay.delete(key);
      ended += 1;
      await gather();
    }
    running -= 1;
  }

  /** Starts another transaction when none has ended meanwhile and requests are waiting. */
  function watch(): void {
    if (parallelTimer || running >= maxConcurrent) return;
    const before = ended;
    parallelTimer = setTimeout(() => {
      parallelTimer = undefined;
      if (waiting.length === 0) return;
      if (ended === before && running < maxConcurrent) void run();
      watch();
    }, parallelAfterMs).unref();
  }

  return (request: Request): Promise<Answer> =>
    new Promise((resolve, reject) => {
      waiting.push({ request, context: presentContext(), resolve, reject });
      if (waiting.length >= lastSize) asManyAsLast?.();
      if (running === 0) void run();
      else watch();
    });
}
