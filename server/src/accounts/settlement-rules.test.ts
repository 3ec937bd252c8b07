import fc from 'fast-check';
import { sumOfPrices, toSettle, toUnsettle } from './settlement-rules';

const debts = (...prices: number[]) => prices.map((priceCents, index) => ({ id: index + 1, priceCents }));
const ids = (chosen: { id: number }[]) => chosen.map((debt) => debt.id);

describe('a credit settles', () => {
  test.each([
    ['nothing when nothing is unpaid', 1_000, [], []],
    ['nothing when it does not cover the oldest', 699, [700, 100], []],
    ['the oldest alone', 700, [700, 700], [1]],
    ['no second one in part', 1_399, [700, 700], [1]],
    ['all when it covers all', 1_400, [700, 700], [1, 2]],
    ['no cheaper one past the first that it does not cover', 1_000, [700, 1_000, 100], [1]],
    ['a free one behind a covered one', 700, [700, 0, 700], [1, 2]],
    ['nothing when it is a debt', -1, [0], []],
  ])('%s', (_, credit, prices, settled) => expect(ids(toSettle(credit, debts(...prices)))).toEqual(settled));
});

describe('a correction unsettles', () => {
  test.each([
    ['nothing while the credit is whole', 0, [700], []],
    ['the newest alone when that is enough', -700, [700, 700], [1]],
    ['the newest as a whole for a single missing cent', -1, [700, 700], [1]],
    ['as many as it takes', -701, [700, 700, 700], [1, 2]],
    ['all that is settled, and no more, when it took back more', -5_000, [700, 700], [1, 2]],
  ])('%s', (_, credit, prices, unsettled) => expect(ids(toUnsettle(credit, debts(...prices)))).toEqual(unsettled));
});

describe('for any prices', () => {
  const prices = fc.array(fc.integer({ min: 0, max: 2_000 }), { maxLength: 12 });

  test('settling never spends more than the credit, and stops only at what it does not cover', () => {
    fc.assert(
      fc.property(fc.nat(10_000), prices, (credit, each) => {
        const unpaid = debts(...each);
        const settled = toSettle(credit, unpaid);
        const left = credit - sumOfPrices(settled);
        expect(left).toBeGreaterThanOrEqual(0);
        const next = unpaid[settled.length];
        if (next) expect(next.priceCents).toBeGreaterThan(left);
      }),
    );
  });

  test('unsettling makes as few reservations unpaid as the credit needs, or all of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000, max: 0 }), prices, (credit, each) => {
        const paid = debts(...each);
        const freed = toUnsettle(credit, paid);
        const after = credit + sumOfPrices(freed);
        if (freed.length < paid.length) expect(after).toBeGreaterThanOrEqual(0);
        const last = freed.at(-1);
        if (last) expect(after - last.priceCents).toBeLessThan(0);
      }),
    );
  });
});
