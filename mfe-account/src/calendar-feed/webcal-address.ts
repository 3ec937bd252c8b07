/** The same address with the scheme that calendar apps register for, so that they subscribe instead of downloading once. */
export const webcalAddress = (url: string): string => url.replace(/^https?:/, 'webcal:');
