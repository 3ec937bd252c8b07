import type { PlayerId } from './player';

/** A player's full name; the nickname is null where none is known. */
export interface PlayerName {
  readonly player: PlayerId;
  readonly firstName: string;
  readonly lastName: string;
  readonly nickname: string | null;
}

/**
 * Short names that are unique among the given players: 'Horvat I.'; with another Horvat the shortest distinguishing
 * first-name prefix, 'Horvat Iv.' and 'Horvat Ig.', or the whole name if there is none, 'Horvat Ivan' beside 'Horvat
 * Ivana'; with an identical full name the initial and the nickname, 'Horvat I. Bili'. Names that are still equal, for
 * want of a nickname, are numbered in the order of the player numbers. Case is ignored. Source: specification, section
 * 9.
 */
export function displayNames(names: readonly PlayerName[]): ReadonlyMap<PlayerId, string> {
  const display = new Map<PlayerId, string>();
  const shown = groups(names, ({ lastName }) => lastName).flatMap((family) => {
    const sorted = family
      .map((name) => ({ name, first: folded(name.firstName) }))
      .toSorted((left, right) => Number(left.first > right.first) - Number(left.first < right.first));
    return sorted.map(({ name }, index) => {
      // Of all with the same surname, these two share the longest prefixes with the name.
      const beside = [sorted[index - 1], sorted[index + 1]].flatMap((other) => (other ? [other.first] : []));
      return { player: name.player, text: shortName(name, beside) };
    });
  });
  for (const same of groups(shown, ({ text }) => text)) {
    const ordered = same.toSorted((left, right) => left.player - right.player);
    ordered.forEach(({ player, text }, index) => {
      display.set(player, same.length > 1 ? `${text} (${index + 1})` : text);
    });
  }
  return display;
}

/** The name of one player, given the first names of others with the same surname, which are folded. */
function shortName({ firstName, lastName, nickname }: PlayerName, others: readonly string[]): string {
  if (!others.includes(folded(firstName)))
    return `${lastName.trim()} ${distinguishingPrefix(firstName.trim(), others)}`;
  const [initial = ''] = lettersOf(firstName);
  return [lastName.trim(), `${initial}.`, nickname?.trim()].filter(Boolean).join(' ');
}

/** The shortest prefix, with a full stop, with which no other name begins; the whole name if there is none. */
function distinguishingPrefix(firstName: string, others: readonly string[]): string {
  const letters = lettersOf(firstName);
  for (let length = 1; length < letters.length; length += 1) {
    const prefix = letters.slice(0, length).join('');
    if (!others.some((other) => other.startsWith(folded(prefix)))) return `${prefix}.`;
  }
  return firstName;
}

function groups<Item>(items: readonly Item[], textOf: (item: Item) => string): readonly (readonly Item[])[] {
  const grouped = new Map<string, Item[]>();
  for (const item of items) {
    const key = folded(textOf(item));
    const group = grouped.get(key);
    if (group) group.push(item);
    else grouped.set(key, [item]);
  }
  return [...grouped.values()];
}

/** The letters of a name, each with its diacritics. */
export const lettersOf = (name: string): string[] => [...name.trim().normalize('NFC')];

/** A name for comparison: without regard to case, surrounding blanks and the encoding of diacritics. */
export function folded(text: string): string {
  return text.trim().normalize('NFC').toLocaleLowerCase('hr');
}
