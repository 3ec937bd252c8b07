import { closed, seasonOf } from '../engine/testing/small-season';
import { rowsOfRecord } from '../projection/season-rows';
import { fixtureNews } from './fixture-news';
import type { SeasonState, Step } from './season-news';

const state = (record: ReturnType<typeof seasonOf>): SeasonState => ({ record, rows: rowsOfRecord(record) });
const opened = seasonOf(8, { rounds: 2 });
/** Publishes the second round, which is played from 8 to 14 April. */
const published: Step = { year: 2025, before: state(opened), after: state(closed(opened)) };
const names = { of: () => ({ displayName: 'Babić M.' }) } as never;

/** What the attackers read on that day. */
const duties = (today: string) =>
  fixtureNews(published, today)
    .map(({ text }) => text(names, null).body)
    .flatMap((body) => /Javite se protivniku do (\S+)\.\d{4}\./.exec(body)?.[1] ?? []);

test.each([
  ['before the round begins, from its first day', '2025-04-06', '11.04'],
  ['on its first day, from that day', '2025-04-08', '11.04'],
  ['during the round, from the day of the notice', '2025-04-10', '13.04'],
  ['at its end until its last day', '2025-04-13', '14.04'],
])('attackers have three days for the first contact: %s', (_, today, day) => {
  const all = duties(today);
  expect(all.length).toBeGreaterThan(0);
  expect(new Set(all)).toEqual(new Set([day]));
});

test('who knew the opponent already has no new days for the contact', () => {
  const bodies = fixtureNews(published, '2025-04-12').map(({ content, text }) => text(names, content).body);
  expect(bodies.filter((body) => body.includes('Javite se'))).toEqual([]);
});
