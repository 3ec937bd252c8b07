/** Lower case without Croatian diacritics, as people type names: `kovac` for Kovač, `durdica` for Đurđica. */
export const withoutDiacritics = (text: string): string =>
  text.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '');
