/** For a text that may already end with a full stop, such as the name `Babić M.` and the date `20.11.2026.` */
export const withStop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
