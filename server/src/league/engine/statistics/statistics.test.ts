import type { MatchResult } from '../score/match-result';
import { writtenSets } from '../testing/written-sets';
import { headToHead } from './head-to-head';
import { type LeagueMatch, winnerOf } from './league-match';
import { playerProfile } from './player-profile';
import { addedRecords, playerRecords } from './player-record';
import { statistics } from './statistics';

let number = 0;
function match(first: number, second: number, result: MatchResult, year = 2024): LeagueMatch {
  number += 1;
  return { id: `${number}`, year, tournament: 'MAIN', phase: { kind: 'FINAL' }, players: [first, second], result };
}

const matches: LeagueMatch[] = [
  match(
    1,
    2,
    {
      outcome: 'PLAYED',
      sets: [
        [6, 4],
        [6, 4],
      ],
    },
    2023,
  ),
  match(1, 2, {
    outcome: 'PLAYED',
    sets: [
      [6, 4],
      [4, 6],
      [6, 7],
    ],
  }),
  match(2, 1, {
    outcome: 'RETIRED',
    sets: [
      [6, 3],
      [2, 1],
    ],
    by: 1,
  }),
  match(1, 3, {
    outcome: 'WALKOVER',
    sets: [
      [6, 0],
      [6, 0],
    ],
    by: 1,
  }),
  match(3, 2, {
    outcome: 'NO_RESULT',
    sets: [
      [7, 5],
      [3, 3],
    ],
  }),
  match(3, 4, { outcome: 'DOUBLE_WALKOVER' }),
];

const won: MatchResult = { outcome: 'PLAYED', sets: writtenSets('6:0 6:0') };

describe('statistics of one year', () => {
  const year = statistics(matches, 2024);

  it('count wins and losses, walkovers and retirements included', () => {
    expect(year.wins.map(({ player, wins }) => [player, wins])).toEqual([
      [2, 2],
      [1, 1],
      [3, 0],
      [4, 0],
    ]);
    expect(year.losses.map(({ player, losses }) => [player, losses])).toEqual([
      [1, 2],
      [3, 1],
      [2, 0],
      [4, 0],
    ]);
  });

  it('rate with and without own forfeits', () => {
    expect(year.rates).toEqual([
      { player: 2, totalMatches: 2, rate: 1 },
      { player: 1, totalMatches: 3, rate: 1 / 3 },
      { player: 3, totalMatches: 1, rate: 0 },
    ]);
    expect(year.ratesWithoutForfeits).toEqual([
      { player: 2, totalMatches: 2, rate: 1 },
      { player: 1, totalMatches: 2, rate: 1 / 2 },
    ]);
  });

  it('list forfeits as retirements, walkovers and their sum', () => {
    expect(year.forfeits).toEqual([
      { player: 3, forfeits: 2, retirements: 0, walkovers: 2 },
      { player: 1, forfeits: 1, retirements: 1, walkovers: 0 },
      { player: 4, forfeits: 1, retirements: 0, walkovers: 1 },
    ]);
  });

  it('count matches, sets and games that were played', () => {
    expect(year.playedMatches.slice(0, 2)).toEqual([
      { player: 2, playedMatches: 3 },
      { player: 1, playedMatches: 2 },
    ]);
    expect(year.sets.slice(0, 2)).toEqual([
      { player: 2, setsWon: 3, setsLost: 2 },
      { player: 1, setsWon: 1, setsLost: 3 },
    ]);
    expect(year.games[0]).toEqual({ player: 2, gamesWon: 33, gamesLost: 30 });
  });
});

describe('the order of the tables', () => {
  const { rates, sets, games } = statistics([match(4, 2, won), match(5, 2, won), match(5, 1, won)], 2024);

  it('is by wins, regardless of losses, and for equals by player number', () => {
    expect(sets.map(({ player, setsWon }) => [player, setsWon])).toEqual([
      [5, 4],
      [4, 2],
      [1, 0],
      [2, 0],
    ]);
    expect(games.map(({ player }) => player)).toEqual([5, 4, 1, 2]);
  });

  it('has more matches first for equal rates', () => {
    expect(rates.map(({ player }) => player)).toEqual([5, 4, 2, 1]);
  });
});

describe('statistics of all years', () => {
  it('are the sum of the years', () => {
    expect(statistics(matches, null).wins.slice(0, 2)).toEqual([
      { player: 1, wins: 2 },
      { player: 2, wins: 2 },
    ]);
    expect(statistics(matches, 2022).wins).toEqual([]);
    const years = [2023, 2024].map((year) => playerRecords(matches.filter((each) => each.year === year)));
    expect(addedRecords(years)).toEqual(playerRecords(matches));
  });
});

describe('head-to-head', () => {
  it('counts the matches of the two on the court, in either order of the players', () => {
    const both = headToHead(matches, 2, 1);
    expect(both).toMatchObject({ firstWins: 2, secondWins: 1 });
    expect(both.matches.map(({ year }) => year)).toEqual([2023, 2024, 2024]);
    expect(both.matches.map(winnerOf)).toEqual([1, 2, 2]);
  });

  it('does not include walkovers', () => {
    expect(headToHead(matches, 1, 3)).toEqual({ firstWins: 0, secondWins: 0, matches: [] });
  });

  it('lists the oldest year first, and shows a match without a winner', () => {
    const years = headToHead(matches.toReversed(), 1, 2).matches.map(({ year }) => year);
    expect(years).toEqual([2023, 2024, 2024]);
    expect(headToHead(matches, 2, 3)).toMatchObject({ firstWins: 0, secondWins: 0, matches: [{ players: [3, 2] }] });
    expect(headToHead(matches, 2, 3).matches.map(winnerOf)).toEqual([null]);
  });
});

describe('a player\u2019s profile', () => {
  const participations = [
    { player: 1, year: 2023, status: 'ACTIVE' },
    { player: 1, year: 2024, status: 'INACTIVE' },
    { player: 2, year: 2024, status: 'ACTIVE' },
  ] as const;
  const titles = [
    { player: 2, year: 2024, tournament: 'MAIN' },
    { player: 1, year: 2024, tournament: 'CONSOLATION' },
  ] as const;
  const archive = { latestYear: 2024, matches, participations, titles };

  it('has the figures of all years, the first year, titles and matches', () => {
    const profile = playerProfile(archive, 2);
    expect(profile).toMatchObject({ winRate: 2 / 3, winRateWithoutForfeits: 2 / 3, firstYear: 2023 });
    expect(profile.titles).toEqual([titles[0]]);
    expect(profile.record).toEqual(playerRecords(matches).get(2));
    expect(profile.matches).toHaveLength(4);
  });

  it.each([
    [1, 'INACTIVE'],
    [2, 'ACTIVE'],
    [3, 'INACTIVE'],
  ])('says whether %d plays in the latest season: %s', (player, status) => {
    expect(playerProfile(archive, player).status).toBe(status);
  });

  it('has a rate of one half for as many wins as losses, and begins with a season without a match', () => {
    const even = [match(1, 2, won), match(2, 1, won)];
    const earlier = [{ player: 1, year: 2020, status: 'ACTIVE' }] as const;
    expect(playerProfile({ ...archive, matches: even, participations: earlier }, 1)).toMatchObject({
      winRate: 1 / 2,
      firstYear: 2020,
    });
  });

  it('is empty for a person who never played', () => {
    expect(playerProfile(archive, 9)).toMatchObject({
      winRate: null,
      firstYear: null,
      matches: [],
      record: { wins: 0 },
    });
  });
});
