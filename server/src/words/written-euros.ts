const format = new Intl.NumberFormat('hr-HR', { style: 'currency', currency: 'EUR' });

/** `−17,00 €` of integer cents, as a person reads it. */
export const writtenEuros = (cents: number): string => format.format(cents / 100);
