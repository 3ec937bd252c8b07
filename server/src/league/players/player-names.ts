import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import { personName } from '@club/shared/domain';
import type { Handle } from '../../platform/database';
import { displayNames, type ShortName, shortNamesOf } from '../engine';
import { allPlayers, type LeaguePlayerRow } from './league-players.repository';

/** Every player by id, with the names used in answers. */
export interface PlayerNames {
  /** In Croatian order. */
  readonly rows: readonly LeaguePlayerRow[];
  of(id: number): LeaguePlayer;
  /** Null stays null. */
  maybe(id: number | null): LeaguePlayer | null;
  /** Null also for one whom an undone acceptance has deleted since the number was read. */
  find(id: number | null): LeaguePlayer | null;
}

/**
 * Display names are unique among all players ever, so that a name is the same on every page (resolution 51). An erased
 * player has the whole pseudonym as display name: shortened to a surname with an initial it would mean nothing.
 */
export async function readPlayerNames(handle: Handle): Promise<PlayerNames> {
  const rows = await allPlayers(handle);
  const shown = displayNames(rows.filter(({ erasedAt }) => !erasedAt).map(nameOf));
  const players = new Map(
    rows.map((row): [number, LeaguePlayer] => {
      const { id, firstName, lastName } = row;
      return [id, { id, ime: firstName, prezime: lastName, displayName: shown.get(id) ?? personName(row) }];
    }),
  );
  const of = (id: number): LeaguePlayer => {
    const player = players.get(id);
    if (!player) throw new Error(`No league player has the number ${id}.`);
    return player;
  };
  return {
    rows,
    of,
    maybe: (id) => (id === null ? null : of(id)),
    find: (id) => (id !== null && players.get(id)) || null,
  };
}

/** The short names that texts may use for a player, now or from earlier. */
export const readShortNames = async (handle: Handle, id: number): Promise<readonly ShortName[]> =>
  shortNamesOf(id, (await allPlayers(handle)).map(nameOf));

const nameOf = ({ id, ...name }: LeaguePlayerRow) => ({ player: id, ...name });
