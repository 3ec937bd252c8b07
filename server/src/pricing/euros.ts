/** Euros as they go over the wire, of integer cents. */
export const euros = (cents: number): number => cents / 100;
