import type { Handle } from '../../platform/database';
import { allPlayers, type LeaguePlayerRow } from '../players/league-players.repository';
import { storedRows } from '../projection/stored-rows.repository';
import { findSeason } from '../seasons/league-seasons.repository';
import { roundsOf } from '../seasons/season-store.repository';
import type { ExportedSeason } from './file-of-season';

/** The data of a stored season, without the pictures' captions; undefined: there is no such season. */
export async function exportedSeason(
  handle: Handle,
  year: number,
): Promise<(Omit<ExportedSeason, 'captions'> & { readonly state: string }) | undefined> {
  const season = await findSeason(handle, year);
  if (!season) return undefined;
  const rounds = await roundsOf(handle, year);
  const rows = await storedRows(handle, year);
  const players = new Map<number, LeaguePlayerRow>((await allPlayers(handle)).map((player) => [player.id, player]));
  return { season, state: season.state, rounds, rows, players };
}
