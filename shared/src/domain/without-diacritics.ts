/** An apostrophe as phones and word processors write it (’), written as keyboards do ('). */
export const withStraightApostrophes = (text: string): string => text.replace(/[‘’ʼ]/g, "'");

/**
 * Lower case without Croatian diacritics and with straight apostrophes, as people type names: `kovac` for Kovač,
 * `durdica` for Đurđica, `dell'orco` for Dell’Orco.
 */
export const withoutDiacritics = (text: string): string =>
  withStraightApostrophes(text).toLowerCase().replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '');
