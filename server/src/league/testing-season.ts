import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import type { TestDatabase } from '../platform/database/testing';
import { openPlayedLeague, type PlayedLeague, week, YEAR } from './testing-playing';

export const numberOf = ({ id }: { id: number }): number => id;

/**
 * Publishes the pyramid in the order of entry, with the first round.
 * @param rounds that are planned; left out: as preset
 */
export async function publishFirstRound(league: PlayedLeague, rounds?: number): Promise<void> {
  const version = await league.version();
  await league.as(league.admin).post(`admin/pyramid-initial/${YEAR}/preset`, { version });
  if (rounds !== undefined) {
    const { rules, frame } = (await league.as(league.admin).get('admin/league/seasons')).body[0];
    await league.asAdmin('PUT', 'settings', { rules: { ...rules, rounds }, frame });
  }
  const { status, body } = await league.asAdmin('POST', 'rounds', week(1));
  if (status !== 200) throw new Error(body.message);
}

/** A league whose first round is open. @param rounds that are planned; left out: as preset */
export async function openFirstRound(db: TestDatabase, players: number, rounds?: number): Promise<PlayedLeague> {
  const league = await openPlayedLeague(db, players);
  await publishFirstRound(league, rounds);
  return league;
}

/** The calls of a season that is played. @param league read at each call: a test opens it before all of them */
export function seasonCalls(league: () => PlayedLeague) {
  const season = `admin/league/seasons/${YEAR}`;
  const asAdmin = () => league().as(league().admin);
  const openMatches = async (): Promise<LeagueMatch[]> => (await league().control()).openMatches;
  /** The member who plays on that side. */
  const memberOf = (match: LeagueMatch, side: 1 | 2) =>
    league().memberOf(side === 1 ? match.player1.id : match.player2.id);
  return {
    openMatches,
    memberOf,
    /** The match as it is now. */
    again: async ({ id }: LeagueMatch) => (await openMatches()).find((match) => match.id === id) as LeagueMatch,
    /** As the player of that side. */
    enter: (match: LeagueMatch, score: object, side: 1 | 2 = 1) =>
      league()
        .as(memberOf(match, side))
        .put(`update-results-league/${match.id}`, { ...score, version: match.version }),
    /** As the player of that side. */
    respond: (match: LeagueMatch, side: 1 | 2, response: 'confirm' | 'dispute', reason?: string) =>
      league()
        .as(memberOf(match, side))
        .post(`league-matches/${match.id}/${response}`, { version: match.version, reason }),
    decide: ({ id, version }: LeagueMatch, body: object) =>
      asAdmin().put(`${season}/matches/${id}`, { ...body, version }),
    /** Cancels a withdrawal. */
    takeBack: async (playerId: number) =>
      asAdmin().delete(`${season}/withdrawals/${playerId}?version=${await league().version()}`),
    /** The changes of the season, the newest first. */
    changes: async () => (await asAdmin().get(`${season}/changes`)).body,
  };
}
