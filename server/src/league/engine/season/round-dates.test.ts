import { expectRefusal } from '../testing/expect-refusal';
import { closed, finishedSeasonOf, opening, seasonOf } from '../testing/small-season';
import { replaySeason } from './replay-season';
import { moveRound } from './round-dates';

describe('resolution 41: moving the dates of the open round', () => {
  const second = closed(seasonOf(8));

  it('changes the open round and no other', () => {
    const moved = replaySeason(moveRound(second, { startDate: '2025-04-10', endDate: '2025-04-20' }));
    expect(moved.rounds.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2025-04-01', '2025-04-07'],
      ['2025-04-10', '2025-04-20'],
    ]);
  });

  it.each([
    ['ends before it begins', '2025-04-10', '2025-04-09'],
    ['begins with the round before', '2025-04-01', '2025-04-09'],
    ['begins on the last day of the round before', '2025-04-07', '2025-04-14'],
    ['is no day', '2025-04-31', '2025-05-09'],
    ['begins in a month that does not exist', '2025-13-01', '2025-13-09'],
    ['ends on no day', '2025-04-10', '2025-04-31'],
  ])('refuses a round that %s', (_, startDate, endDate) => {
    expectRefusal('ROUND_DATES_IMPOSSIBLE', () => moveRound(second, { startDate, endDate }));
  });

  it('refuses when no round is open', () => {
    expectRefusal('NO_OPEN_ROUND', () =>
      moveRound(finishedSeasonOf(8), { startDate: '2025-05-01', endDate: '2025-05-08' }),
    );
  });

  it('moves the end of a running round that an earlier release let begin during the one before', () => {
    const [first, open] = second.rounds;
    if (!first || !open) throw new Error('Two rounds are published.');
    const overlapping = { ...second, rounds: [first, { ...open, startDate: '2025-04-05' }] };
    const moved = moveRound(overlapping, { startDate: '2025-04-05', endDate: '2025-04-20' });
    expect(moved.rounds[1]).toMatchObject({ startDate: '2025-04-05', endDate: '2025-04-20' });
  });
});

describe('R10: rounds follow one another', () => {
  it('refuses the next round until the open one is over, or ends early', () => {
    const early = { startDate: '2025-04-05', endDate: '2025-04-12' };
    expectRefusal('ROUND_DATES_IMPOSSIBLE', () => closed(seasonOf(8), early));
    expectRefusal('ROUND_DATES_IMPOSSIBLE', () => closed(closed(seasonOf(8)), { startDate: opening(2).endDate }));
    const endedEarly = moveRound(seasonOf(8), { startDate: opening(1).startDate, endDate: '2025-04-04' });
    expect(closed(endedEarly, early).rounds[1]).toMatchObject(early);
  });
});
