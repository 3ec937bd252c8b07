import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import type { CurrentSeason, LeagueSeason } from '@club/shared/contracts/league/seasons';
import { leagueMatch, leaguePlayer, leagueRound, leagueSeason, pyramidCell } from '@club/shared/testing';

const PLAYERS = [leaguePlayer(1, 'Marko', 'Babić'), leaguePlayer(2, 'Luka', 'Horvat')] as const;

export const aPlayer = (id: 1 | 2): LeaguePlayer => PLAYERS[id - 1] as LeaguePlayer;

/** An open match of rows 1 and 2 in the tenth round, except for what a test overrides. */
export const aMatch = (but: Partial<LeagueMatch> = {}): LeagueMatch =>
  leagueMatch(aPlayer(1), aPlayer(2), {
    id: 'm1',
    round: 'DESETO_KOLO',
    ballCarrier: null,
    startDate: null,
    endDate: null,
    version: 1,
    ...but,
  });

/** The tenth of seventeen rounds, except for what a test overrides. */
export const currentSeason = (but: Partial<CurrentSeason> = {}): CurrentSeason => ({
  year: 2026,
  state: 'ROUNDS',
  plannedRounds: 17,
  round: leagueRound({
    round: 'DESETO_KOLO',
    number: 10,
    startDate: '2026-06-07',
    endDate: '2026-06-14',
    matches: 30,
    played: 20,
    forfeited: 1,
    unplayed: 9,
    separatorRows: 0,
  }),
  daysLeft: null,
  nextFixtures: [],
  openFixtures: 9,
  lastResults: [],
  topRows: [pyramidCell(1, 1, aPlayer(1), { startPoints: 108, round: 'DESETO_KOLO' })],
  ...but,
});

/** The season of 2025, won by Marko before Luka. */
export const finishedSeason = (): LeagueSeason =>
  leagueSeason(2025, {
    champion: aPlayer(1),
    secondPlace: aPlayer(2),
    links: { ...leagueSeason(2025).links, results: true, seeders: true, draw: true, statistics: true },
  });
