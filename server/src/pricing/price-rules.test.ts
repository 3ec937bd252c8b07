import { priceListOn, slotPriceCents } from './price-rules';

const list = (id: number, validFrom: string) => ({
  id,
  validFrom,
  dayCents: 700,
  nightCents: 1000,
  nightFrom: '17:00:00',
});

describe('the price list in force', () => {
  const lists = [list(2, '2026-04-01'), list(1, '2025-04-01'), list(3, '2027-01-01')];

  test.each([
    ['2025-03-31', undefined],
    ['2025-04-01', 1],
    ['2026-03-31', 1],
    ['2026-04-01', 2],
    ['2026-12-31', 2],
    ['2027-01-01', 3],
  ])('on %s is list %s', (day, id) => expect(priceListOn(lists, day)?.id).toBe(id));
});

describe('the price of a slot', () => {
  test.each([
    [true, '15:30:00', 700],
    [true, '16:59:59', 700],
    [true, '17:00:00', 1000],
    [true, '20:00:00', 1000],
    [false, '20:00:00', 700],
  ])('lights %s, at %s: %i cents', (lighted, starts, cents) =>
    expect(slotPriceCents(list(1, '2025-01-01'), lighted, starts)).toBe(cents),
  );
});
