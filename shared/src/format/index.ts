export {
  clockTime,
  dayAfter,
  dayMonth,
  longDate,
  shortDate,
  shortWeekday,
  slotRange,
  timeOfDay,
  weekday,
  zagrebDate,
} from './dates';
export { euros, signedEuros } from './money';
export { plural } from './plural';
