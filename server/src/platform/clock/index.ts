export { type Clock, fixedClock, runningClock } from './clock';
export { zagrebMoment, zagrebTime } from './zagreb';
