import { LiveEvent } from '@club/shared/contracts/events';
import { jest } from '@jest/globals';
import { eventStreams } from './event-stream';
import type { Change, Patch } from './live';
import type { LiveHub } from './live-hub';

/** A hub whose changes the test publishes; only the members that streams use. */
function hubOfTests() {
  let publish: (change: Change | undefined) => void = () => undefined;
  let version = 0;
  const hub: Pick<LiveHub, 'versions' | 'ages' | 'onChange' | 'onRolesGiven'> = {
    versions: () => ({ grid: version }),
    ages: () => ({ grid: 0 }),
    onChange: (listener) => {
      publish = listener;
      return () => undefined;
    },
    onRolesGiven: () => undefined,
  };
  const move = () => {
    version += 1;
    publish({ topic: 'grid', version });
  };
  return { hub, move, miss: () => publish(undefined) };
}

const LATER = new Date(Date.now() + 60 * 60 * 1000);
const ANA = { memberId: 1, isStaff: false, until: LATER };

/** All that a stream holds: since Node 26 it gives what was written one piece at a time. */
function readAll(stream: { read(): Buffer | null }): string {
  let text = '';
  for (let piece = stream.read(); piece !== null; piece = stream.read()) text += piece;
  return text;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a slow reader receives one hello instead of a growing queue', async () => {
  const { hub, move } = hubOfTests();
  const body = eventStreams(hub, () => undefined).open(ANA).body;
  for (let count = 0; count < 5_000; count += 1) move();
  expect(body.readableLength).toBeLessThan(70_000);
  let text = '';
  body.on('data', (chunk) => {
    text += chunk;
  });
  await jest.advanceTimersByTimeAsync(1);
  expect(text.trimEnd().split('\n\n').at(-1)).toBe('data: {"type":"hello","versions":{"grid":5000},"ages":{"grid":0}}');
});

test('every open stream receives a heartbeat every 15 seconds, and none after its end', async () => {
  const { hub } = hubOfTests();
  const stream = eventStreams(hub, () => undefined).open(ANA);
  const failed = jest.fn();
  stream.body.on('error', failed);
  readAll(stream.body);
  jest.advanceTimersByTime(30_000);
  expect(readAll(stream.body)).toBe(': beat\n\n: beat\n\n');
  // What the browser has not received yet keeps the stream open.
  jest.advanceTimersByTime(15_000);
  stream.end();
  await jest.advanceTimersByTimeAsync(15_000);
  expect(readAll(stream.body)).toBe(': beat\n\n');
  expect(failed).not.toHaveBeenCalled();
});

test('an ended stream whose browser reads no more does not count among those of its member for long', async () => {
  const { hub } = hubOfTests();
  const streams = eventStreams(hub, () => undefined);
  const all = Array.from({ length: 10 }, () => streams.open(ANA));
  for (const stream of all) stream.end();
  expect(() => streams.open(ANA)).toThrow('u previše prozora');
  await jest.advanceTimersByTimeAsync(30_000);
  expect(() => streams.open(ANA)).not.toThrow();
});

test('when notifications may be missing, the browser receives all current versions', () => {
  const { hub, miss } = hubOfTests();
  const body = eventStreams(hub, () => undefined).open(ANA).body;
  readAll(body);
  miss();
  expect(readAll(body)).toBe('data: {"type":"hello","versions":{"grid":0},"ages":{"grid":0}}\n\n');
});

test('a patch is sent to all except the members to whom the data look different', () => {
  const { hub, move } = hubOfTests();
  const patch: Patch = { from: 0, json: '[{"id":3}]', notFor: new Set([ANA.memberId]) };
  const streams = eventStreams(hub, ({ topic, version }) => (topic === 'grid' && version === 1 ? patch : undefined));
  const [ana, marko] = [streams.open(ANA).body, streams.open({ ...ANA, memberId: 2 }).body];
  for (const body of [ana, marko]) readAll(body);
  move();
  expect(readAll(ana)).toBe('data: {"type":"change","topic":"grid","version":1}\n\n');
  const event = readAll(marko);
  expect(LiveEvent.parse(JSON.parse(event.slice('data: '.length)))).toEqual({
    type: 'change',
    topic: 'grid',
    version: 1,
    patch: { from: 0, data: [{ id: 3 }] },
  });
  move();
  expect(readAll(marko)).toBe('data: {"type":"change","topic":"grid","version":2}\n\n');
});
