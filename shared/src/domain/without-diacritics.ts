/** The apostrophes of phones and word processors; keyboards have '. */
export const CURLY_APOSTROPHES = '‘’ʼ';
// Made once: a search folds every name.
const CURLY = new RegExp(`[${CURLY_APOSTROPHES}]`, 'g');

/** Every apostrophe as keyboards write it. */
export const withStraightApostrophes = (text: string): string => text.replace(CURLY, "'");

/**
 * Lower case without Croatian diacritics and with straight apostrophes, as people type names: `kovac` for Kovač,
 * `durdica` for Đurđica, `dell'orco` for Dell’Orco.
 */
export const withoutDiacritics = (text: string): string =>
  withStraightApostrophes(text).toLowerCase().replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '');
