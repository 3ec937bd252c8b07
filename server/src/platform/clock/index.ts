export { type Clock, fixedClock, runningClock } from './clock';
