/** The amount with a minus; nothing stays 0, which would otherwise be shown as -0. */
export const negative = (amount: number): number => (amount === 0 ? 0 : -amount);
