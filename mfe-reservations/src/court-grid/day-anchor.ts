/** The id of a day's card on the page. */
export const dayAnchor = (date: string): string => `dan-${date}`;
