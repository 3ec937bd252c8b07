/** The knockout's stages by name, in the order of play. */
const PHASES = [
  'QUALIFICATION',
  'ROUND_OF_64',
  'ROUND_OF_32',
  'ROUND_OF_16',
  'QUARTERFINAL',
  'SEMIFINAL',
  'THIRD_PLACE',
  'FINAL',
] as const;

/** A stage of the knockout by its name in the engine; the wire has other names. */
export type KnockoutPhase = (typeof PHASES)[number];

/** Whether the pairs of `later` follow from the results of `phase`; the final does not depend on the third place. */
export function isPlayedBefore(phase: KnockoutPhase, later: KnockoutPhase): boolean {
  return phase !== 'THIRD_PLACE' && PHASES.indexOf(phase) < PHASES.indexOf(later);
}

/** The league's two titles (resolution 21). Pyramid rounds and qualifications belong to MAIN. */
export type Tournament = 'MAIN' | 'CONSOLATION';

const BY_STAGE: ReadonlyMap<number, KnockoutPhase> = new Map([
  [64, 'ROUND_OF_64'],
  [32, 'ROUND_OF_32'],
  [16, 'ROUND_OF_16'],
  [8, 'QUARTERFINAL'],
  [4, 'SEMIFINAL'],
  [2, 'FINAL'],
]);

/**
 * The name of the stage with this number of lines, a power of two from 2 to 64.
 * @throws RangeError for any other number
 */
export function phaseOfStage(stage: number): KnockoutPhase {
  const phase = BY_STAGE.get(stage);
  if (phase === undefined) throw new RangeError(`No knockout phase has ${stage} lines`);
  return phase;
}
