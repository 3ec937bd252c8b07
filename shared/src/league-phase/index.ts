export { competitionLabel } from './competition-label';
export { phaseLabel } from './phase-labels';
export { decidedText, type SeasonStage, seasonStage } from './season-stage';
