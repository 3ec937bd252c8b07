import { renderRoutes } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import { aPlayer } from '../../testing/a-match';
import { myMatch } from '../../testing/my-match';
import { MatchScore } from './match-score';

test('a walkover of a substitute shows both marks, separated', async () => {
  const match = myMatch({ outcome: 'WALKOVER', winner: aPlayer(2), substituted2: aPlayer(9) });
  renderRoutes([{ path: '/', element: <MatchScore match={match} /> }], { at: '/' });
  expect(await screen.findByRole('rowheader', { name: /predaja$/ })).toHaveTextContent(/ \(zam\.\) predaja$/);
});
