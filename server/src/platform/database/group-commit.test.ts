import { currentRequestId, withRequestId } from '../request-id';
import { groupCommit } from './group-commit';

const fulfilled = <Value>(value: Value) => ({ status: 'fulfilled' as const, value });

/** Commits that wait until they are released, and what each group contained. */
function heldCommits(
  together: { maxConcurrent: number; parallelAfterMs?: number; gatherMs?: number } = { maxConcurrent: 1 },
) {
  const groups: string[][] = [];
  /** The request that each group was part of. */
  const parts: (string | undefined)[] = [];
  const releases: (() => void)[] = [];
  const submit = groupCommit<string, string>({
    async commit(group) {
      groups.push([...group]);
      parts.push(currentRequestId());
      await new Promise<void>((resolve) => releases.push(resolve));
      if (group.includes('broken')) throw new Error('broken');
      if (group.includes('frozen')) throw new Error('Query read timeout');
      return group.map((request) =>
        request === 'refused' ? { status: 'rejected', reason: new Error('refused') } : fulfilled(`${request}!`),
      );
    },
    keyOf: (request) => request[0],
    ...together,
  });
  const until = async (count: number) => {
    while (groups.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  return { groups, parts, submit, until, release: () => releases.shift()?.() };
}

test('a single request runs at once; requests that arrive meanwhile run together', async () => {
  const { groups, submit, until, release } = heldCommits();
  const first = submit('a');
  await until(1);
  const others = ['b', 'c', 'd'].map((request) => submit(request));
  release();
  expect(await first).toBe('a!');
  await until(2);
  release();
  expect(await Promise.all(others)).toEqual(['b!', 'c!', 'd!']);
  expect(groups).toEqual([['a'], ['b', 'c', 'd']]);
});

describe('after a rush', () => {
  const FOUR = ['a', 'b', 'c', 'd'];
  /** Four requests have just run together. */
  async function afterFour(gatherMs: number) {
    const held = heldCommits({ maxConcurrent: 1, gatherMs });
    const four = Promise.all(FOUR.map((request) => held.submit(request)));
    await held.until(1);
    held.release();
    await four;
    return held;
  }

  test('the next group waits until as many requests have arrived', async () => {
    const { groups, submit, until } = await afterFour(60_000);
    for (const request of FOUR) {
      expect(groups).toHaveLength(1);
      void submit(request);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await until(2);
    expect(groups[1]).toEqual(FOUR);
  });

  test('fewer requests wait only briefly, and a single request after them does not wait', async () => {
    const { groups, submit, until, release } = await afterFour(1);
    const alone = submit('a');
    await until(2);
    release();
    await alone;
    void submit('b');
    await until(3);
    expect(groups.slice(1)).toEqual([['a'], ['b']]);
  });
});

test('a group that does not end delays only requests with its keys', async () => {
  const { groups, submit, until, release } = heldCommits({ maxConcurrent: 2, parallelAfterMs: 1 });
  const stuck = submit('a1');
  await until(1);
  const [same, other] = [submit('a2'), submit('b')];
  await until(2);
  expect(groups).toEqual([['a1'], ['b']]);
  for (const _ of groups) release();
  expect(await Promise.all([stuck, other])).toEqual(['a1!', 'b!']);
  await until(3);
  release();
  expect(await same).toBe('a2!');
});

test('requests with the same key run one after another', async () => {
  const { groups, submit, until, release } = heldCommits();
  const all = Promise.all(['a1', 'b', 'a2', 'a3'].map((request) => submit(request)));
  for (const group of [1, 2, 3]) {
    await until(group);
    release();
  }
  await all;
  expect(groups).toEqual([['a1', 'b'], ['a2'], ['a3']]);
});

test('a refusal affects only the request that was refused', async () => {
  const { submit, until, release } = heldCommits();
  const all = Promise.allSettled(['a', 'refused', 'b'].map((request) => submit(request)));
  await until(1);
  release();
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('after a failed group each request is tried alone', async () => {
  const { groups, submit, until, release } = heldCommits();
  const all = Promise.allSettled(['a', 'broken', 'c'].map((request) => submit(request)));
  for (const group of [1, 2, 3, 4]) {
    await until(group);
    release();
  }
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(groups).toEqual([['a', 'broken', 'c'], ['a'], ['broken'], ['c']]);
});

test('a group that meets an outage fails at once, because trying each alone would fail as slowly', async () => {
  const { groups, submit, until, release } = heldCommits();
  const all = Promise.allSettled(['a', 'frozen', 'c'].map((request) => submit(request)));
  await until(1);
  release();
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(groups).toEqual([['a', 'frozen', 'c']]);
});

test('what runs for one request is part of it, what runs for several of none', async () => {
  const { groups, parts, submit, until, release } = heldCommits({ maxConcurrent: 2, parallelAfterMs: 1 });
  const arrive = (request: string) => withRequestId(request, () => void submit(request).catch(() => undefined));
  arrive('a1');
  await until(1);
  // The first of these waits for a1 and starts the timer, which starts the group of the other one.
  for (const request of ['a2', 'd']) arrive(request);
  await until(2);
  for (const request of ['c', 'broken']) arrive(request);
  release();
  for (const group of [3, 4, 5, 6]) {
    release();
    await until(group);
  }
  expect(groups).toEqual([['a1'], ['d'], ['a2', 'c', 'broken'], ['a2'], ['c'], ['broken']]);
  expect(parts).toEqual(['a1', 'd', undefined, 'a2', 'c', 'broken']);
});
