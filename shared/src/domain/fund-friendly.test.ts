import { fundFriendly } from './fund-friendly';

describe('a friendly booking is paid for', () => {
  test.each([
    ['with a gratis reservation, however poor the member', -500, 1, 'USER_FAVOR'],
    ['with a gratis reservation, however rich the member', 5_000, 3, 'USER_FAVOR'],
    ['from a balance that is exactly the price', 700, 0, 'PAID'],
    ['from a balance above the price', 701, 0, 'PAID'],
    ['not at all when a cent is missing', 699, 0, 'NOT_PAID'],
    ['not at all from nothing', 0, 0, 'NOT_PAID'],
    ['not at all from a debt', -700, 0, 'NOT_PAID'],
  ] as const)('%s', (_, balanceCents, gratis, funding) =>
    expect(fundFriendly({ balanceCents, gratis }, 700)).toBe(funding),
  );
});
