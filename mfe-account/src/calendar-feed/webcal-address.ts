/** The same address with the scheme that calendar programs have registered: they subscribe instead of downloading once. */
export const webcalAddress = (url: string): string => url.replace(/^https?:/, 'webcal:');
