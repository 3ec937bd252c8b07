import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aControl, aMatch } from '../../testing/a-season';
import { openAsAdmin } from '../../testing/administrator';
import { openRound, SEASON_CALL } from '../../testing/open-round';

const { api } = openRound();

test('each state of a match is a chip, and the dispute alone has an icon', async () => {
  const openMatches = [
    aMatch({ id: '2026-1-1', outcome: 'PLAYED', state: 'ENTERED' }),
    aMatch({ id: '2026-1-2', outcome: 'PLAYED', state: 'CONFIRMED' }),
    aMatch({ id: '2026-1-3', outcome: 'PLAYED', state: 'DISPUTED' }),
    aMatch({ id: '2026-1-4', outcome: 'UNPLAYED', state: 'CONFIRMED' }),
    aMatch({ id: '2026-1-5' }),
  ];
  api.use(http.get(SEASON_CALL, () => HttpResponse.json(aControl({ openMatches }))));
  openAsAdmin('/admin/pyramid-control/rounds');
  const table = within(await screen.findByRole('table', { name: 'Mečevi otvorenog kola' }));
  const states = ['upisano', 'potvrđeno', 'osporeno', 'nije odigrano', 'bez rezultata'];
  const cells = states.map((name) => table.getByRole('cell', { name }));
  expect(cells.map((cell) => cell.querySelector('svg') !== null)).toEqual([false, false, true, false, false]);
});
