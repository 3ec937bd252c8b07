import { setTimeout as pause } from 'node:timers/promises';
import { outcomeOf } from './outcome';

const answers = (...given: (number | Error)[]) => {
  const left = [...given];
  return async () => {
    const next = left.shift();
    if (next === undefined) throw new Error('asked too often');
    if (next instanceof Error) throw next;
    return next;
  };
};
const cutOff = async () => 'cut off after 200';
const never = () => new Promise<never>(() => undefined);
const alive = async () => true;
/** A machine that gives an hour between two reads of the clock. */
const running = () => {
  let at = 0;
  return () => {
    at += 3_600_000;
    return at;
  };
};
const stopped = () => 0;

test.each([200, 404, 500])('%i is an answer', async (status) => {
  expect(await outcomeOf({ send: answers(status), probe: alive, now: stopped })).toEqual({ answer: status, held: 0 });
});

test('a request that a busy database refused is sent again once the database answers', async () => {
  const send = answers(503, new Error('timeout exceeded when trying to connect'), 200);
  expect(await outcomeOf({ send, probe: alive, now: stopped })).toEqual({ answer: 200, held: 2 });
});

test('a request whose answer was cut off is not repeated', async () => {
  expect(await outcomeOf({ send: cutOff, probe: alive, now: stopped })).toEqual({
    answer: 'cut off after 200',
    held: 0,
  });
});

test('a request that is refused repeatedly has failed', async () => {
  expect(await outcomeOf({ send: answers(503, 503, 503), probe: alive, now: stopped })).toEqual({
    answer: 503,
    held: 2,
  });
});

test('a request that is not answered within the given time hangs', async () => {
  expect(await outcomeOf({ send: never, probe: alive, now: running() })).toEqual({ answer: 'no answer', held: 0 });
});

test('while the machine gives no time, a request is waited for', async () => {
  const send = () => pause(200, 200);
  expect(await outcomeOf({ send, probe: alive, now: stopped })).toEqual({ answer: 200, held: 0 });
});

test('a database that stops answering is a failure of the request before', async () => {
  const { answer } = await outcomeOf({ send: answers(503), probe: never, now: running() });
  expect(answer).toBe('503, and the database no longer answers');
});
