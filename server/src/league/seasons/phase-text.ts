import type { KnockoutPhase, Phase } from '../engine';

/** A phase as it is stored: `1` to `40` for a round, else the name of the knockout's phase. */
export function phaseText(phase: Phase): string {
  return phase.kind === 'ROUND' ? String(phase.number) : phase.kind;
}

/** Whether a stored phase is a round. */
export const isRound = (phase: string): boolean => /^\d+$/.test(phase);

/** The phase that is stored. */
export function phaseOfText(phase: string): Phase {
  return isRound(phase) ? { kind: 'ROUND', number: Number(phase) } : { kind: phase as KnockoutPhase };
}
