/** Lower case without the marks of Croatian letters, as people type names: `kovac` of Kovač, `durdica` of Đurđica. */
export const withoutDiacritics = (text: string): string =>
  text.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '');
