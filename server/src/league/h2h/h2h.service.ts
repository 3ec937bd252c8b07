import type { H2h, H2hPlayer } from '@club/shared/contracts/league/h2h';
import { headToHead, playerRecords } from '../engine';
import { decidedMatch } from '../matches/decided-match';
import { matchesBetween } from '../matches/league-matches.repository';
import { presentH2hMatch } from '../matches/match.presenter';
import { hasSeason } from '../players/player-years.repository';
import { playerUnknown } from '../players/require-players';
import { newestParticipations } from '../profiles/participations.repository';
import type { LeagueSource } from '../response-cache/league-reader';

/** GET /summer-league/h2h */
export async function compare({ handle, names }: LeagueSource, first: number, second: number): Promise<H2h> {
  for (const id of [first, second]) if (!(await hasSeason(handle, id))) throw playerUnknown();
  const rows = await matchesBetween(handle, first, second);
  const { firstWins, secondWins, matches } = headToHead(rows.flatMap(decidedMatch), first, second);
  const listed = new Set(matches.map(({ id }) => id));
  const records = playerRecords(matches);
  const places = await newestParticipations(handle);
  const side = (id: number): H2hPlayer => {
    const place = places.find(({ player }) => player === id);
    return {
      ...names.of(id),
      place: place && place.rank !== null ? { year: place.year, rank: place.rank } : null,
      sets: records.get(id)?.setsWon ?? 0,
      games: records.get(id)?.gamesWon ?? 0,
    };
  };
  return {
    player1: side(first),
    player2: side(second),
    player1Wins: firstWins,
    player2Wins: secondWins,
    matchResults: rows
      .filter(({ id }) => listed.has(id))
      .map((row) => presentH2hMatch(row, names))
      .reverse(),
    forfeited: rows.filter(({ outcome }) => outcome === 'WALKOVER' || outcome === 'DOUBLE_WALKOVER').length,
  };
}
