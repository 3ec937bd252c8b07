import type { ListedPlayer } from '@club/shared/contracts/league/players';

/** The letters dž, lj and nj are one letter each. */
const letterOf = (surname: string): string => surname.match(/^(dž|lj|nj|.)/iu)?.[0].toLocaleUpperCase('hr') ?? '';

export interface PlayerGroup {
  readonly letter: string;
  readonly players: readonly ListedPlayer[];
}

/** The players by the first letter of their surname, in the given order. */
export function playerGroups(players: readonly ListedPlayer[]): PlayerGroup[] {
  const groups = new Map<string, ListedPlayer[]>();
  for (const player of players) {
    const letter = letterOf(player.prezime);
    groups.set(letter, [...(groups.get(letter) ?? []), player]);
  }
  return [...groups].map(([letter, of]) => ({ letter, players: of }));
}
