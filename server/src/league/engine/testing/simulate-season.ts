/** For tests that need a season that was played by the rules. */
export { simulateSeason } from '../simulation/simulate-season';
