import { rowBonus } from './row-bonus';

const everyRound = { bonusFromRound: 5, bonusOnce: false };

describe('R7 row bonus', () => {
  it.each([
    { row: 16, round: 5, bonus: 1 },
    { row: 15, round: 5, bonus: 2 },
    { row: 1, round: 5, bonus: 16 },
    { row: 1, round: 17, bonus: 16 },
    { row: 1, round: 4, bonus: 0 },
  ])('row $row of 16 in round $round gives $bonus', ({ row, round, bonus }) => {
    expect(rowBonus(row, 16, round, everyRound)).toBe(bonus);
  });

  it('is given in one round only with that setting of the season', () => {
    const bonuses = [4, 5, 6].map((round) => rowBonus(1, 3, round, { bonusFromRound: 5, bonusOnce: true }));
    expect(bonuses).toEqual([0, 3, 0]);
  });
});
