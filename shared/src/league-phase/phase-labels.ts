import { KNOCKOUT_KEYS, KNOCKOUT_LABELS, ROUND_KEYS } from '@club/shared/contracts/league/phases';

/** The number of a round's key, undefined for any other phase. */
export function roundNumber(phase: string): number | undefined {
  const index = (ROUND_KEYS as readonly string[]).indexOf(phase);
  return index === -1 ? undefined : index + 1;
}

/** The label of a phase: `13. kolo`, `1/16 finala`; an unknown one unchanged (specification, section 4). */
export function phaseLabel(phase: string): string {
  const number = roundNumber(phase);
  if (number !== undefined) return `${number}. kolo`;
  const key = KNOCKOUT_KEYS.find((candidate) => candidate === phase);
  return key ? KNOCKOUT_LABELS[key] : phase;
}
