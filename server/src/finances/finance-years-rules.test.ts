import { centsOfLipa } from '@club/shared/domain';
import fc from 'fast-check';
import { carriedInto, financeYearsOf, leagueNet, organizationNet } from './finance-years-rules';

const year = fc.integer({ min: 2017, max: 2030 });
const cents = fc.integer({ min: -50_000, max: 5_000_000 });

test.each([
  ['200 kn', 20_000, 2_654],
  ['75,345 kn are ten euros', 7_535, 1_000],
  ['nothing', 0, 0],
])('%s at the fixed rate', (_, lipa, expected) => expect(centsOfLipa(lipa)).toBe(expected));

test('each fee in kuna is rounded separately, so that the lines add up to the sum', () => {
  const [finances] = financeYearsOf([{ year: 2022, currency: 'HRK', amountCents: 20_000, count: 52 }], [], []);
  expect(finances).toMatchObject({ leagueIncome: 52 * 2_654, paidFees: 52 });
});

test('the organisation’s books contain the league’s, the league’s books nothing of the organisation’s', () => {
  const expenses = [
    { year: 2026, cents: 3_000, book: 'LEAGUE' as const },
    { year: 2026, cents: 500, book: 'ORGANIZATION' as const },
  ];
  const fees = [{ year: 2026, currency: 'EUR', amountCents: 6_000, count: 2 }];
  const [finances] = financeYearsOf(fees, [{ year: 2026, cents: 700 }], expenses);
  if (!finances) throw new Error('2026 has finances');
  expect(finances).toEqual({
    year: 2026,
    leagueIncome: 12_000,
    paidFees: 2,
    friendlyIncome: 700,
    leagueExpenses: 3_000,
    organizationExpenses: 500,
  });
  expect([leagueNet(finances), organizationNet(finances)]).toEqual([9_000, 9_200]);
});

test('a year’s opening balance is the sum of all earlier years, without any loss', () => {
  const fees = fc.array(
    fc.record({ year, currency: fc.constantFrom('EUR', 'HRK'), amountCents: fc.nat(20_000), count: fc.nat(63) }),
  );
  const received = fc.uniqueArray(fc.record({ year, cents }), { selector: (each) => each.year });
  const expenses = fc.array(
    fc.record({ year, cents: fc.nat(900_000), book: fc.constantFrom('LEAGUE' as const, 'ORGANIZATION' as const) }),
  );
  fc.assert(
    fc.property(fees, received, expenses, (paid, friendly, spent) => {
      const years = financeYearsOf(paid, friendly, spent);
      let balance = 0;
      for (const finances of years.toReversed()) {
        expect(carriedInto(years, finances.year)).toBe(balance);
        balance += organizationNet(finances);
      }
      const income =
        paid.reduce(
          (sum, fee) => sum + fee.count * (fee.currency === 'HRK' ? centsOfLipa(fee.amountCents) : fee.amountCents),
          0,
        ) + friendly.reduce((sum, each) => sum + each.cents, 0);
      expect(balance).toBe(income - spent.reduce((sum, each) => sum + each.cents, 0));
    }),
  );
});
