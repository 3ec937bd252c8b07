import { aRound } from '../testing/a-cell';
import { roundDates, roundSummary } from './round-summary';

test.each([
  [
    aRound({ number: 13, matches: 30, played: 27, forfeited: 2, unplayed: 1 }),
    '13. kolo: odigrano 27, 2 predaje, nije odigrano 1',
  ],
  [aRound({ played: 2, forfeited: 0, unplayed: 0 }), '1. kolo: odigrano 2'],
  [
    aRound({ state: 'OPEN', matches: 30, played: 21, forfeited: 5, unplayed: 4 }),
    '1. kolo: odigrano 21 od 30, 5 predaja',
  ],
])('%#: %s', (round, summary) => expect(roundSummary(round)).toBe(summary));

test('dates are written dd.mm', () => {
  expect(roundDates(aRound({ startDate: '2025-06-30', endDate: '2025-07-06' }))).toBe('30.06. – 06.07.');
  expect(roundDates(aRound({ startDate: null, endDate: null }))).toBe('');
});
