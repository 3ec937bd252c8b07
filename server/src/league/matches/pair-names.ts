import type { PlayerNames } from '../players/player-names';
import type { LeagueMatchRow } from './league-matches.repository';

/** The display names of both sides: `Horvat I.`, `Babić M.` */
export type PairNames = readonly [string, string];

export const pairNames = ({ player1, player2 }: LeagueMatchRow, names: PlayerNames): PairNames => [
  names.of(player1).displayName,
  names.of(player2).displayName,
];

/** `Horvat I. – Babić M.` */
export const matchTitle = ([first, second]: PairNames): string => `${first} – ${second}`;
