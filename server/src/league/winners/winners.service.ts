import type { Winner } from '@club/shared/contracts/league/winners';
import { winners } from '../engine';
import type { LeagueSource } from '../response-cache/league-reader';
import { allTitles } from './titles.repository';

/** GET /summer-league/winners */
export async function listWinners({ handle, names }: LeagueSource): Promise<Winner[]> {
  const titles = await allTitles(handle);
  return (['MAIN', 'CONSOLATION'] as const).flatMap((tournament) =>
    winners(titles, tournament).map(({ rank, player, titles: count, years }) => ({
      winner: names.of(player),
      titles: count,
      championshipYears: [...years],
      rank,
      tournament,
    })),
  );
}
