/** A share from 0 to 1 in the wire format: 0 to 100 with two decimals. */
export function percentage(share: number): number {
  return Math.round(share * 10_000) / 100;
}
