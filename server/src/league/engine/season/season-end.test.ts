import { attackerWins, closed, defenderWins, finishedSeasonOf, seasonOf } from '../testing/small-season';
import { leaveRound } from './leave-round';
import { publishDraw } from './publish-draw';
import { recordKnockoutResults } from './record-knockout-results';
import { mayEnd } from './season-end';

const [first, second, final] = ['2025-MAIN-4-1', '2025-MAIN-4-2', '2025-MAIN-2-1'];
const forfeits = { outcome: 'DOUBLE_WALKOVER' } as const;

describe('the end of a season', () => {
  const drawn = publishDraw(finishedSeasonOf(4), []);
  const semifinals = recordKnockoutResults(drawn, { [first]: defenderWins, [second]: attackerWins });

  it('comes after the final', () => {
    expect(mayEnd(finishedSeasonOf(4))).toBe(false);
    expect(mayEnd(drawn)).toBe(false);
    expect(mayEnd(semifinals)).toBe(false);
    expect(mayEnd(recordKnockoutResults(semifinals, { [final]: defenderWins }))).toBe(true);
  });

  it('comes without a champion when both forfeit the final', () => {
    expect(mayEnd(recordKnockoutResults(semifinals, { [final]: forfeits }))).toBe(true);
    expect(mayEnd(recordKnockoutResults(drawn, { [first]: forfeits, [second]: forfeits }))).toBe(true);
  });

  it.each([
    [[3, 4], false],
    [[2, 3, 4], true],
    [[1, 2, 3, 4], true],
  ])('after the rounds, of which %j of four left: %s', (leaving, isEnd) => {
    const open = leaving.reduce(
      (record, player) => leaveRound(record, player, '2025-04-02'),
      seasonOf(4, { rounds: 1 }),
    );
    expect(mayEnd(open)).toBe(false);
    expect(mayEnd(closed(open))).toBe(isEnd);
  });
});
