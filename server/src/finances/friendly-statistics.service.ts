import type { FriendlyStatistics } from '@club/shared/contracts/finances/friendly-statistics';
import { centsToEuros } from '@club/shared/domain';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database';
import type { FriendlySum } from './friendly-statistics.repository';
import { hiddenYears } from './hidden-years.repository';
import { receivedByYear } from './money-received.repository';
import { playedSums } from './played-sums';

export type FriendlyStatisticsReader = ReturnType<typeof createFriendlyStatistics>;

/** Friendly matches that were played, and what members have paid, year by year. */
export function createFriendlyStatistics({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Newest year first. */
    async byYear(): Promise<FriendlyStatistics[]> {
      const [played, received, hidden] = await Promise.all([
        playedSums({ db, clock }),
        receivedByYear(db.handle),
        hiddenYears(db.handle),
      ]);
      const years = new Set([...played, ...received].map(({ year }) => year));
      return [...years]
        .sort((a, b) => b - a)
        .map((year) => ({
          ...statisticsOf(played.filter((each) => each.year === year)),
          year,
          sumPayments: centsToEuros(received.find((each) => each.year === year)?.cents ?? 0),
          ...(hidden.includes(year) && { hidden: true }),
        }));
    },
  };
}

/** The counts and sums of one year, money in euros. */
function statisticsOf(played: readonly FriendlySum[]): Omit<FriendlyStatistics, 'year' | 'sumPayments' | 'hidden'> {
  const sum = (figure: 'count' | 'cents', isCounted: (row: FriendlySum) => boolean = () => true) =>
    played.filter(isCounted).reduce((total, row) => total + row[figure], 0);
  const count = (status: FriendlySum['status']) => sum('count', (row) => row.status === status);
  const price = (status: FriendlySum['status']) => centsToEuros(sum('cents', (row) => row.status === status));
  return {
    paid: count('PAID'),
    unpaid: count('NOT_PAID'),
    free: count('COMPLIMENTARY'),
    gratisService: count('USER_FAVOR'),
    total: sum('count'),
    sumPaid: price('PAID'),
    amountDue: price('NOT_PAID'),
    sumFree: price('COMPLIMENTARY'),
    sumGratisService: price('USER_FAVOR'),
    sumAllTermins: centsToEuros(sum('cents')),
    dayTime: sum('count', ({ night }) => !night),
    nightTime: sum('count', ({ night }) => night),
  };
}
