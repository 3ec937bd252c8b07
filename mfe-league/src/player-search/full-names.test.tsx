import { fakeApi, renderRoutes } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';

const namesake = (id: number, nadimak: string) => ({
  id,
  ime: 'Ivan',
  prezime: 'Horvat',
  displayName: `Horvat I. ${nadimak}`,
  nadimak,
  activeLeague: 'ACTIVE',
  place: null,
});
const ana = { ...namesake(3, 'Anči'), ime: 'Ana', prezime: 'Kovač', displayName: 'Kovač A.' };
const players = [namesake(1, 'Bili'), namesake(2, 'Crni'), ana];
fakeApi(
  http.get('*/api/players-list', () => HttpResponse.json(players)),
  http.get('*/api/summer-league/players', () => HttpResponse.json(players)),
);

test('the list of players tells two of the same name apart by their nicknames', async () => {
  renderRoutes(routes, { at: '/summer-league/players-list' });
  const list = within(await screen.findByRole('navigation', { name: 'Igrači' }));
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Horvat Ivan (Bili)',
    'Horvat Ivan (Crni)',
    'Kovač Ana',
  ]);
});

test('the dropdowns do so too, whoever is chosen in the other one', async () => {
  renderRoutes(routes, { at: '/summer-league/h2h?igrac2=2' });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Igrač 1' }));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Horvat Ivan (Bili)',
    'Kovač Ana',
  ]);
});
