import type { FriendlyStatistics } from '@club/shared/contracts/finances/friendly-statistics';

/** The statistics of a year; all figures differ, so that none can be mistaken for another. */
export const friendlyStatistics = (year: number): FriendlyStatistics => ({
  year,
  paid: 40,
  unpaid: 3,
  free: 2,
  gratisService: 1,
  total: 46,
  sumPaid: 300,
  amountDue: 21,
  sumFree: 14,
  sumGratisService: 7,
  sumAllTermins: 342,
  dayTime: 30,
  nightTime: 16,
  sumPayments: 320.5,
});
