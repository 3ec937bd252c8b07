import { setImmediate as othersArrive } from 'node:timers/promises';

export interface GroupCommit<Asked, Answer> {
  /**
   * Does what all of a group ask in one transaction. What is refused to one of them is its outcome and leaves the others
   * alone; what is thrown undoes the whole group, and each is then tried by itself.
   */
  commit(group: readonly Asked[]): Promise<readonly PromiseSettledResult<Answer>[]>;
  /** No two with the same key are in one group, nor is the later one done before the earlier one. */
  keyOf(asked: Asked): unknown;
  /** So many transactions at once: one that waits for a lock does not hold up the groups after it. */
  atOnce: number;
  /** How long one must be under way before another is begun beside it: until then, the next group only grows. */
  besideAfterMs?: number;
  /** How long a group waits, after a rush, until as many have come again. */
  gatherMs?: number;
}

interface Waiting<Asked, Answer> {
  readonly asked: Asked;
  resolve(answer: Answer): void;
  reject(reason: unknown): void;
}

const LARGEST_GROUP = 50;
const BESIDE_AFTER_MS = 50;
/** A group of so many is a rush. */
const RUSH = 4;
/** Half of what a transaction takes: without it every second one carries the one that came first, and nobody else. */
const GATHER_MS = 2;

/**
 * Collects what is asked while transactions are under way, and does it together in the next one: they share its round
 * trips and the one flush of the write-ahead log, which costs more than all the rest. Whoever asks alone waits for nobody;
 * in a rush the next are waited for a moment, as by PostgreSQL's own `commit_delay`.
 */
export function groupCommit<Asked, Answer>({
  commit,
  keyOf,
  atOnce,
  besideAfterMs = BESIDE_AFTER_MS,
  gatherMs = GATHER_MS,
}: GroupCommit<Asked, Answer>) {
  type Each = Waiting<Asked, Answer>;
  let waiting: Each[] = [];
  const underWay = new Set<unknown>();
  let running = 0;
  let ended = 0;
  let beside: NodeJS.Timeout | undefined;
  let lastSize = 1;
  let asManyAsLast: (() => void) | undefined;

  /** The first that are waiting, one of each key. */
  function takeGroup(): Each[] {
    const keys = new Set<unknown>(underWay);
    const group: Each[] = [];
    const left: Each[] = [];
    for (const each of waiting) {
      const key = keyOf(each.asked);
      if (keys.has(key) || group.length === LARGEST_GROUP) left.push(each);
      else group.push(each);
      keys.add(key);
    }
    waiting = left;
    return group;
  }

  async function attempt(group: readonly Each[]): Promise<void> {
    try {
      const outcomes = await commit(group.map(({ asked }) => asked));
      for (const [index, each] of group.entries()) {
        const outcome = outcomes[index];
        if (outcome?.status === 'fulfilled') each.resolve(outcome.value);
        else each.reject(outcome?.reason);
      }
    } catch (error) {
      const [only, ...others] = group;
      if (others.length === 0) only?.reject(error);
      else for (const each of group) await attempt([each]);
    }
  }

  /** Lets those arrive who are on their way, to whom the last group's answers have led. */
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
      const keys = group.map(({ asked }) => keyOf(asked));
      for (const key of keys) underWay.add(key);
      await attempt(group);
      for (const key of keys) underWay.delete(key);
      ended += 1;
      await gather();
    }
    running -= 1;
  }

  /** Begins another transaction where none has ended meanwhile, though somebody waits. */
  function watch(): void {
    if (beside || running >= atOnce) return;
    const before = ended;
    beside = setTimeout(() => {
      beside = undefined;
      if (waiting.length === 0) return;
      if (ended === before && running < atOnce) void run();
      watch();
    }, besideAfterMs).unref();
  }

  return (asked: Asked): Promise<Answer> =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      if (waiting.length >= lastSize) asManyAsLast?.();
      if (running === 0) void run();
      else watch();
    });
}
