export { EARLIEST_BIRTH, latestBirth, TOO_YOUNG, WRONG_BIRTH_DATE } from './birth-date';
export { bookingFacts } from './booking-facts';
export { capitalized } from './capitalized';
export { CLAY, type ClubColours, type ClubGround, clubShades, contrast, isReadable } from './club-colours';
export {
  dayCount,
  matchCount,
  matchCountGenitive,
  pictureCount,
  playerCount,
  pointCount,
  reservationCount,
  roundCount,
  slotCount,
} from './counts';
export { formatCourts } from './courts';
export { daysLeftText } from './days-left';
export {
  bookingRuleLines,
  cancelRuleLines,
  FAIR_USE_MESSAGES,
  fairUseLines,
  isTooLateToCancel,
} from './fair-use';
export { fundFriendly } from './fund-friendly';
export { gratisChange, gratisForService } from './gratis';
export { bracketSize, DIRECT_PLACES, drawByes, MAIN_PLACES } from './knockout-places';
export { isFeeOwed } from './league-fee';
export { playedPoints, walkoverPoints } from './league-points';
export { changedPairText, isSamePair, pairIds } from './match-pair';
export {
  centsOfLipa,
  centsToEuros,
  eurosToCents,
  formatCents,
  formatEuros,
  formatMoney,
  formatMoneyWithEuros,
  formatSignedEuros,
  plainEuros,
  sumEuros,
} from './money';
export { formatNumber, formatPercent } from './numbers';
export { LAST_PAGE } from './paging';
export { isCharged, PAYMENT_LABELS, PAYMENT_STATUSES, type PaymentStatus } from './payment-status';
export { isPseudonym, personName, surnameFirst } from './person-name';
export { plural } from './plural';
export { PYRAMID_CELLS, PYRAMID_POSITIONS, PYRAMID_ROWS } from './pyramid-size';
export {
  MATCH_LABELS,
  MATCH_TYPES,
  slotTime,
  takenBackLabel,
} from './reservation';
export { type ScoreFault, scoreFault, unfinishedSet } from './score-fault';
export { isOpenOn, isOpenWithin } from './season';
export {
  type CourtSlots,
  isAtOnce,
  PRESET_SLOT_MINUTES,
  SLOT_LENGTHS,
  slotDurations,
  slotLengths,
  slotPlanFault,
  slotRanges,
  startsOneAfterAnother,
} from './slot-plan';
export {
  isFinishedSet,
  type SetScore,
  setsSeenFrom,
  setsWon,
  setWinner,
  startedSets,
} from './tennis-sets';
export { matchesAllWords } from './text-search';
export { fitsRange, isVersionRange } from './version-range';
export { hasStarted, type WallClock } from './wall-clock';
export { withStop } from './with-stop';
export { CURLY_APOSTROPHES, withoutDiacritics, withStraightApostrophes } from './without-diacritics';
export {
  briefDate,
  clockTime,
  datesBetween,
  dayAfter,
  dayMonth,
  daysBetween,
  longDate,
  momentInText,
  shortDate,
  shortMoment,
  shortWeekday,
  slotRange,
  timeOfDay,
  unbrokenDate,
  weekday,
  yearOf,
  zagrebDate,
} from './zagreb-dates';
