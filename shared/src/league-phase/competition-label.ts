import type { Tournament } from '@club/shared/contracts/league/phases';
import { phaseLabel } from './phase-labels';

/** The label of a phase where both tournaments are shown together: `Utješni, finale`. */
export function competitionLabel(phase: string, tournament: Tournament): string {
  const label = phaseLabel(phase);
  return tournament === 'MAIN' ? label : `Utješni, ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}
