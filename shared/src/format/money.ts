const format = new Intl.NumberFormat('hr-HR', { style: 'currency', currency: 'EUR' });
const signed = new Intl.NumberFormat('hr-HR', { style: 'currency', currency: 'EUR', signDisplay: 'exceptZero' });

/** `−17,00 €` for an amount in euros: two decimals, a comma, a true minus. */
export const euros = (amount: number): string => format.format(amount);

/** The same with a plus before what came in: `+20,00 €`. */
export const signedEuros = (amount: number): string => signed.format(amount);
