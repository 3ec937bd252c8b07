// The Swedish form of a date happens to be the ISO one; a formatter that is made once is much faster than luxon here.
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zagreb', dateStyle: 'short' });

/** The Zagreb date, `YYYY-MM-DD`, of a moment. */
export const zagrebDate = (moment: Date): string => format.format(moment);
