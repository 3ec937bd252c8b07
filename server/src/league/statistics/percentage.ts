/** A share from 0 to 1 as the wire has it: 0 to 100 with two decimals. */
export function percentage(share: number): number {
  return Math.round(share * 10_000) / 100;
}
