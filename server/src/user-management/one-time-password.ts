import { randomInt } from 'node:crypto';

/** Without letters and digits that are easily confused when read aloud. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP = 5;

/** A password to be read aloud once: three groups of five, 74 bits. */
export function oneTimePassword(): string {
  const letters = () => Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, letters).join('-');
}
