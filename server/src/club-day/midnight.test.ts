import { jest } from '@jest/globals';
import { sql } from 'kysely';
import { fixedClock } from '../platform/clock';
import { embeddedForTests } from '../platform/database/testing';
import { openLiveHub } from '../platform/live';
import { announceMidnights, untilMidnight } from './midnight';

const HOUR = 3_600_000;

test.each([
  ['2026-07-10T21:59:59Z', 1_000],
  ['2026-07-10T22:00:00Z', 24 * HOUR],
  // The nights of the clock changes: 23 and 25 hours.
  ['2026-03-28T23:00:00Z', 23 * HOUR],
  ['2026-10-24T22:00:00Z', 25 * HOUR],
  ['2026-12-31T22:00:00Z', HOUR],
])('at %s midnight is %i ms away', (now, wait) => expect(untilMidnight(new Date(now))).toBe(wait));

describe('at midnight', () => {
  const open = embeddedForTests();

  test('every open page is notified of the new day, once', async () => {
    const db = await open();
    const live = await openLiveHub(db, (error) => {
      throw error;
    });
    const clock = fixedClock('2026-10-24T21:59:59Z');
    const changes: string[] = [];
    live.onChange((change) => changes.push(change?.topic ?? 'all'));
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const settled = () => new Promise((go) => setImmediate(go));
    const stop = announceMidnights({ db, live, clock, report: (error) => changes.push(String(error)) });
    /** Advances a minute of timers and waits for the work that they started. */
    const aMinute = async () => {
      await jest.advanceTimersByTimeAsync(60_000);
      for (let turn = 0; turn < 50; turn += 1) await settled();
    };

    await aMinute();
    expect(changes).toEqual([]);
    clock.set('2026-10-24T22:00:00Z');
    await aMinute();
    const ofTheDay = ['club-day', 'grid', 'pricing', 'league', 'finances'];
    expect(changes).toEqual(ofTheDay);
    await aMinute();
    expect(changes).toEqual(ofTheDay);
    stop();
    clock.set('2026-10-25T23:00:00Z');
    await aMinute();
    expect(changes).toEqual(ofTheDay);
    jest.useRealTimers();
  });

  test.each([
    ['before midnight: pages that were open over it are notified as soon as a server runs again', '20 minutes', true],
    ['after midnight: the pages know the day already', '5 minutes', false],
  ])('the last server to announce a day did so %s', async (_when, ago, notifies) => {
    const { notified, stop } = await startAfter('club-day', ago);
    if (notifies) await notified;
    else expect(await Promise.race([notified.then(() => 'notified'), aMoment()])).toBe('nothing');
    stop();
  });

  test('pages are notified of the first day after the club’s first one, too', async () => {
    const { notified, stop } = await startAfter('members', '20 minutes');
    await notified;
    stop();
  });

  const aMoment = () => new Promise<string>((resolve) => setTimeout(resolve, 500, 'nothing'));

  /** A server that starts ten minutes after midnight, when the topic last changed that long ago. */
  async function startAfter(topic: 'club-day' | 'members', ago: string) {
    const db = await open();
    const report = (error: Error) => {
      throw error;
    };
    const earlier = await openLiveHub(db, report);
    await db.transaction((tx) => earlier.changed(tx, topic));
    await sql`update live_version set changed_at = clock_timestamp() - ${ago}::interval`.execute(db.handle);
    const live = await openLiveHub(db, report);
    const notified = new Promise<void>((resolve) => live.onChange((change) => change?.topic === 'grid' && resolve()));
    const stop = announceMidnights({ db, live, clock: fixedClock('2026-10-24T22:10:00Z'), report: () => undefined });
    return { notified, stop };
  }
});
