export { type Clock, fixedClock, runningClock } from './clock';
export { lastQuietHour } from './quiet-hour';
export { zagrebMoment, zagrebTime } from './zagreb';
