import type { Seeder } from '@club/shared/contracts/league/seeders';
import type { LeagueSource } from '../response-cache/league-reader';
import { rankingOf } from './seeders.repository';

/** GET /summer-league-seeders/{year} */
export async function listSeeders({ handle, names }: LeagueSource, year: number): Promise<Seeder[]> {
  return (await rankingOf(handle, year)).map(({ player, rank, points, playedRound }) => {
    return { playerRank: rank ?? 0, player: names.of(player), points: points ?? 0, playedRound };
  });
}
