import type { ListedPlayer } from '@club/shared/contracts/league/players';
import { yearsByPlayer } from '../players/player-years.repository';
import type { LeagueSource } from '../response-cache/league-reader';
import { newestParticipations } from './participations.repository';

/** GET /players-list and GET /summer-league/players: everybody with an entry, or whom a season names. */
export async function listPlayers({ handle, names }: LeagueSource): Promise<ListedPlayer[]> {
  const newest = new Map((await newestParticipations(handle)).map((part) => [part.player, part]));
  const years = await yearsByPlayer(handle);
  return names.rows
    .filter(({ id }) => years.has(id))
    .map(({ id, nickname }) => {
      const part = newest.get(id);
      return {
        ...names.of(id),
        nadimak: nickname,
        activeLeague: part?.status ?? 'INACTIVE',
        place: part && part.rank !== null ? { year: part.year, rank: part.rank } : null,
      };
    });
}
