import { isFeeOwed } from './league-fee';

test.each([
  ['an unpaid fee', { paidOn: null, amount: 6_000 }, true],
  ['a fee of the smallest amount', { paidOn: null, amount: 1 }, true],
  ['a paid fee', { paidOn: '2026-04-01', amount: 6_000 }, false],
  ['the fee of a free season', { paidOn: null, amount: 0 }, false],
])('%s', (_, fee, owed) => expect(isFeeOwed(fee)).toBe(owed));
