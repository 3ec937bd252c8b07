import { renderRoutes } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import { aCell, aRound } from '../testing/a-cell';
import { aMatch, aPlayer } from '../testing/a-match';
import { RoundView } from './round-view';

test('a match of no known row is below all rows of the results, and adds none to the pyramids', async () => {
  const matches = [aMatch({ id: 'x', player1: aPlayer(8), row1: null, row2: null })];
  const initial = [aCell(1, 1, 1), aCell(2, 1, 2)];
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
  const groupsOf = async (name: RegExp) =>
    within(await screen.findByRole('table', { name }))
      .getAllByRole('rowgroup')
      .map((group) => group.textContent);
  expect((await groupsOf(/^REZULTATI/)).slice(1)).toEqual([
    '2. red izaziva 1. red',
    expect.stringMatching(/^Ostali mečevi.*Knežević T\./),
  ]);
  expect(await groupsOf(/^Početna piramida/)).toHaveLength(1);
});
