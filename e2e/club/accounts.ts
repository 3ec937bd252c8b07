/** The demo club's people (README, "Two commands"). */
export type Username = 'ana' | 'marko' | 'iva' | 'admin' | 'domar' | 'blagajnik' | 'luka' | 'petra';

/** Somebody who was enrolled for one story. */
export type NewUsername = `novi-${string}`;

/** Of every demo account, and of everybody enrolled for a story. */
export const PASSWORD = 'Tenis-2026!';
