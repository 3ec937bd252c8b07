import { competitionLabel, type KnockoutKey, ROUND_KEYS } from '@club/shared/contracts/league/phases';
import type { KnockoutPhase } from '../engine';
import { isRound } from '../seasons/phase-text';
import type { StoredMatchRow } from './league-matches.repository';

const KNOCKOUT: Readonly<Record<KnockoutPhase, KnockoutKey>> = {
  QUALIFICATION: 'KVALIFIKACIJE',
  ROUND_OF_64: 'TRIDESETDVA_FINALA',
  ROUND_OF_32: 'SESTNAESTINA_FINALA',
  ROUND_OF_16: 'OSMINA_FINALA',
  QUARTERFINAL: 'CETVRTFINALE',
  SEMIFINAL: 'POLUFINALE',
  THIRD_PLACE: 'TRECE_MJESTO',
  FINAL: 'FINALE',
};

/** The stored phases of the knockout by their wire names. */
export const KNOCKOUT_PHASES = Object.fromEntries(
  Object.entries(KNOCKOUT).map(([phase, key]) => [key, phase]),
) as Readonly<Record<KnockoutKey, KnockoutPhase>>;

/** The wire name of a stored phase; other names of an archived season stay unchanged. */
export function phaseKey(phase: string): string {
  if (isRound(phase)) return roundKey(Number(phase));
  return KNOCKOUT[phase as KnockoutPhase] ?? phase;
}

/** The position of a stored phase of the knockout in the order of play. */
export const phaseOrder = (phase: string): number => Object.keys(KNOCKOUT).indexOf(phase);

export function roundKey(number: number): string {
  return ROUND_KEYS[number - 1] ?? `${number}. kolo`;
}

/** The display name of a stored phase, as on the pages: `13. kolo`, `Polufinale`, `Utješni, polufinale`. */
export const phaseName = ({ phase, tournament }: Pick<StoredMatchRow, 'phase' | 'tournament'>): string =>
  competitionLabel(phaseKey(phase), tournament);
