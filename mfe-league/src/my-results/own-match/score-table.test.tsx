import type { SetScore } from '@club/shared/domain';
import { renderRoutes } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import { myMatch } from '../../testing/my-match';
import { ScoreTable } from './score-table';

/** The games of won sets, by player, the own line first. */
async function wonGames(...sets: SetScore[]) {
  const element = <ScoreTable caption="Rezultat" match={myMatch()} sets={sets} lineOf={() => ({ marks: '' })} />;
  renderRoutes([{ path: '/', element }], { at: '/' });
  const [, ...lines] = await screen.findAllByRole('row');
  return lines.map((line) => [...line.querySelectorAll('td[data-won]')].map((cell) => cell.textContent));
}

test('the games of who won a set are marked, after a tie-break too', async () => {
  expect(await wonGames([6, 4], [6, 7], [0, 6])).toEqual([['7', '6'], ['6']]);
});

test.each<SetScore>([
  [2, 2],
  [2, 1],
  [5, 6],
])('nobody has won a set that was broken off at %i:%i', async (one, other) => {
  expect(await wonGames([6, 4], [one, other])).toEqual([[], ['6']]);
});
