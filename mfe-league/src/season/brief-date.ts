/** `14.06.` for a Zagreb date `YYYY-MM-DD` (specification, section 2: dd.mm). */
export const briefDate = (date: string): string => `${date.slice(8)}.${date.slice(5, 7)}.`;
