import { displayNames, folded, lettersOf, type PlayerName } from './display-names';
import type { PlayerId } from './player';

/** A short name by which a text calls a player. */
export interface ShortName {
  readonly text: string;
  /** Whether no other player ever had this name; otherwise the name is the player's only at present. */
  readonly isOwn: boolean;
  /** Longer names of others that begin with it. */
  readonly others: readonly string[];
}

/**
 * Every name that `displayNames` gives a player, or gave before another player or a nickname was known. Of the names
 * that may also have been another player's, only the present one.
 */
export function shortNamesOf(player: PlayerId, names: readonly PlayerName[]): readonly ShortName[] {
  const own = names.find((name) => name.player === player);
  if (!own) return [];
  const others = names
    .filter((name) => name.player !== player && folded(name.lastName) === folded(own.lastName))
    .flatMap(possibleNames);
  const taken = new Set(others.map(folded));
  const alone = possibleNames(own).filter((text) => !taken.has(folded(text)));
  const present = displayNames(names).get(player) ?? '';
  const isShort = present !== `${own.lastName.trim()} ${own.firstName.trim()}`;
  const texts = alone.includes(present) || !isShort ? alone : [present, ...alone];
  return texts.map((text) => ({
    text,
    isOwn: alone.includes(text),
    others: others.filter((other) => folded(other).startsWith(`${folded(text)} `)),
  }));
}

/** 'Horvat I.', 'Horvat Iv.', …, 'Horvat I. Bili'; they can be followed by a number. */
function possibleNames({ firstName, lastName, nickname }: PlayerName): string[] {
  const letters = lettersOf(firstName);
  const prefixes = letters
    .slice(0, -1)
    .map((_, index) => `${lastName.trim()} ${letters.slice(0, index + 1).join('')}.`);
  const withNickname = nickname?.trim() ? [`${lastName.trim()} ${letters[0] ?? ''}. ${nickname.trim()}`] : [];
  return [...prefixes, ...withNickname];
}
