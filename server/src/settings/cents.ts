/** Integer cents of euros with at most two decimals, as they come over the wire. */
export const cents = (euros: number): number => Math.round(euros * 100);
