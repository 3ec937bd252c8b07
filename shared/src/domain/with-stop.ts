/** Adds a full stop unless the text already ends with one, like the name `Babić M.` and the date `20.11.2026.` */
export const withStop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
