import { type Title, winners } from './titles';

const title = (player: number, year: number, tournament: Title['tournament'] = 'MAIN'): Title => {
  return { player, year, tournament };
};

describe('winners', () => {
  const titles = [title(3, 2017), title(1, 2019), title(1, 2020), title(2, 2022), title(4, 2023), title(4, 2024)];

  it('are ordered by titles, equals share the rank', () => {
    expect(winners(titles, 'MAIN').map(({ rank, player, years }) => [rank, player, ...years])).toEqual([
      [1, 1, 2019, 2020],
      [1, 4, 2023, 2024],
      [3, 3, 2017],
      [3, 2, 2022],
    ]);
    expect(winners(titles.toReversed(), 'MAIN')).toEqual(winners(titles, 'MAIN'));
  });

  it('of the consolation have a separate list', () => {
    const both = [...titles, title(9, 2019, 'CONSOLATION')];
    expect(winners(both, 'CONSOLATION')).toEqual([{ rank: 1, player: 9, titles: 1, years: [2019] }]);
    expect(winners(both, 'MAIN')).toEqual(winners(titles, 'MAIN'));
  });
});
