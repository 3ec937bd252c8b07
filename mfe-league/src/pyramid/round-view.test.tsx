import { renderRoutes } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import { aCell, aRound } from '../testing/a-cell';
import { aMatch, aPlayer } from '../testing/a-match';
import { RoundView } from './round-view';

type Shown = Pick<Parameters<typeof RoundView>[0], 'initial' | 'matches'>;

function open({ initial, matches }: Shown) {
  const view = (
    <RoundView
      round={aRound()}
      initial={initial}
      matches={matches}
      result={initial}
      isProvisional={false}
      part="results"
      marked={null}
    />
  );
  renderRoutes([{ path: '/', element: view }], { at: '/' });
}

const groupsOf = async (name: RegExp) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('rowgroup')
    .map((group) => group.textContent);

test('a match of no known row is below all rows of the results, and adds none to the pyramids', async () => {
  const matches = [aMatch({ id: 'x', player1: aPlayer(8), row1: null, row2: null })];
  open({ initial: [aCell(1, 1, 1), aCell(2, 1, 2)], matches });
  expect((await groupsOf(/^REZULTATI/)).slice(1)).toEqual([
    '2. red izaziva 1. red',
    expect.stringMatching(/^Ostali mečevi.*Knežević T\./),
  ]);
  expect(await groupsOf(/^Početna piramida/)).toHaveLength(1);
});

test.each<[string, Shown['matches'], RegExp]>([
  ['plays within itself', [aMatch({ row1: 3, row2: 3 })], /^3\. red igra unutar reda.*Kovač A\./],
  ['rests, by the season’s rules or because it has one player', [], /^3\. red ima slobodno kolo$/],
])('a row without a partner %s', async (_, matches, name) => {
  open({ initial: [aCell(1, 1, 3), aCell(2, 1, 4), aCell(3, 1, 1), aCell(3, 2, 2)], matches });
  expect((await groupsOf(/^REZULTATI/)).slice(1)).toEqual(['2. red izaziva 1. red', expect.stringMatching(name)]);
});

test('the games of who won a set are marked, and of a set that was broken off nobody’s', async () => {
  const sets = { set1Igrac1: 6, set1Igrac2: 4, set2Igrac1: 2, set2Igrac2: 1 };
  open({ initial: [aCell(1, 1, 1), aCell(2, 1, 2)], matches: [aMatch({ outcome: 'RETIRED', ...sets })] });
  const games = await screen.findAllByText(/^\d$/, { selector: 'td span' });
  expect(games.map((each) => `${each.textContent}${each.hasAttribute('data-won') ? ' won' : ''}`)).toEqual([
    '4',
    '6 won',
    '1',
    '2',
  ]);
});
