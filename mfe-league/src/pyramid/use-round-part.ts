import { useAddress } from '@club/shared/address';

export const ROUND_PARTS = [
  { value: 'initial', label: 'Početna' },
  { value: 'results', label: 'Rezultati' },
  { value: 'final', label: 'Nakon kola' },
] as const;

export type RoundPart = (typeof ROUND_PARTS)[number]['value'];

/** Search parameter of the part that is shown if there is no room for three. */
export const PART = 'part';

/** The part in the address, otherwise `without`. */
export function useRoundPart(without: RoundPart): RoundPart {
  const { read } = useAddress();
  return ROUND_PARTS.find(({ value }) => value === read(PART))?.value ?? without;
}
