export { outcomeMark } from './outcome-mark';
export { playedSets, type SixScores, scoreText } from './score';
