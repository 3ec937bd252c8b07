/** The demo club's accounts (README, "Two commands"). */
export type Username = 'ana' | 'marko' | 'iva' | 'admin' | 'domar' | 'blagajnik' | 'luka' | 'petra';

/** A member who is enrolled for one test. */
export type NewUsername = `novi-${string}`;

/** The password of every demo account, of an empty club's first administrator, and of every member enrolled for a test. */
export const PASSWORD = 'Tenis-2026!';
