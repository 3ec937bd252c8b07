export { competitionLabel } from './competition-label';
export { phaseLabel, roundNumber } from './phase-labels';
