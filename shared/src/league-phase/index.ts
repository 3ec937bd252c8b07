export { competitionLabel } from './competition-label';
export { phaseLabel } from './phase-labels';
