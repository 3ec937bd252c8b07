import { lots } from '../lot/lot';
import { playGroupSeason } from './play-groups';
import { roundRobin } from './round-robin';

describe('round robin', () => {
  it.each([8, 15])('of %d players has each pair once and each player at most once in a round', (size) => {
    const rounds = roundRobin(Array.from({ length: size }, (_, index) => index + 1));
    const pairs = rounds.flat().map(([first, second]) => [first, second].toSorted((a, b) => a - b).join('-'));
    expect(new Set(pairs).size).toBe((size * (size - 1)) / 2);
    expect(pairs).toHaveLength((size * (size - 1)) / 2);
    for (const round of rounds) expect(new Set(round.flat()).size).toBe(round.length * 2);
  });
});

describe('a season of two groups', () => {
  const players = Array.from({ length: 18 }, (_, index) => index + 1);
  const cast = (hasConsolation: boolean) => ({
    year: 2017,
    groups: { A: players.slice(0, 8), B: players.slice(8) },
    strengthOf: new Map(players.map((player) => [player, 100 - player])),
    startDate: '2017-04-10',
    roundDays: 14,
    hasConsolation,
    next: lots(2017),
  });

  it('has a table for each group, every match, a champion, and a consolation if there is one', () => {
    const { projected } = playGroupSeason(cast(false));
    expect(projected.groupRows.map(({ group, rank }) => `${group}${rank}`).slice(6, 10)).toEqual([
      'A7',
      'A8',
      'B1',
      'B2',
    ]);
    const inGroups = projected.matches.filter(({ group }) => group !== null);
    expect(inGroups).toHaveLength((8 * 7) / 2 + (10 * 9) / 2);
    const points = inGroups.flatMap((match) => match.points ?? []).reduce((sum, each) => sum + each, 0);
    expect(projected.groupRows.reduce((sum, row) => sum + row.points, 0)).toBe(points);
    expect(projected.titles.map(({ tournament }) => tournament)).toEqual(['MAIN']);
    expect(playGroupSeason(cast(true)).projected.titles.map(({ tournament }) => tournament)).toEqual([
      'MAIN',
      'CONSOLATION',
    ]);
  });
});
