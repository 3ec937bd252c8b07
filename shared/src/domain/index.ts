export { bookingFacts } from './booking-facts';
export {
  bookingRuleLines,
  FAIR_USE_WORDS,
  type FairUseRules,
  fairUseLines,
  isAtOnce,
  isTooLateToCancel,
} from './fair-use';
export { gratisChange, gratisForService } from './gratis';
export { playedPoints, walkoverPoints } from './league-points';
export {
  centsOfLipa,
  centsToEuros,
  eurosToCents,
  formatCents,
  formatEuros,
  formatSignedEuros,
  sumEuros,
} from './money';
export { isCharged, PAYMENT_LABELS, PAYMENT_STATUSES, type PaymentStatus } from './payment-status';
export { plural } from './plural';
export {
  MATCH_LABELS,
  MATCH_TYPES,
  type MatchType,
  reservationCount,
  SLOT_MINUTES,
  slotTime,
  takenBackLabel,
} from './reservation';
export { isOpenOn, type SeasonDays } from './season';
export { isFinishedSet, isUnfinishedSet, type SetScore, setsWon, setWinner, startedSets } from './tennis-sets';
export { fitsRange, isVersionRange } from './version-range';
export {
  clockTime,
  datesBetween,
  dayAfter,
  dayMonth,
  daysBetween,
  longDate,
  shortDate,
  shortWeekday,
  slotRange,
  timeOfDay,
  weekday,
  zagrebDate,
} from './zagreb-dates';
