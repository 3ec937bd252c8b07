import { leaguePlayer, renderRoutes } from '@club/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlayerSearch } from './player-search';

const players = [
  leaguePlayer(1, 'Ana', 'Kovač'),
  leaguePlayer(2, 'Luka', 'Horvat'),
  leaguePlayer(3, 'Lovro', 'Horvat'),
  leaguePlayer(4, 'Dora', 'Šimić'),
  leaguePlayer(5, 'Željko', 'Šimić'),
];

async function type(text: string) {
  const view = renderRoutes([{ path: '/', element: <PlayerSearch label="Istakni igrača" players={players} /> }], {
    at: '/',
  });
  const field = await screen.findByRole('combobox', { name: 'Istakni igrača' });
  await userEvent.type(field, text);
  return { field, search: () => view.router.state.location.search };
}

test('a surname without diacritics finds the only player who has it', async () => {
  const { field, search } = await type('kovac');
  expect(search()).toBe('?player=1');
  expect(screen.getByText('Odabrano: Kovač A.').closest('[role="status"]')).toBeInTheDocument();
  expect(field).not.toHaveAccessibleDescription();
  await userEvent.tab();
  expect(field).toHaveValue('Kovač A.');
});

test('of two players with the same surname one has to be chosen, and nothing typed is lost', async () => {
  const { field, search } = await type('horvat');
  expect(field).toHaveAccessibleDescription('Odaberite s popisa.');
  await userEvent.tab();
  expect(field).toHaveValue('horvat');
  await userEvent.type(field, ' lov');
  expect(search()).toBe('?player=3');
});

test('the list shows whom the letters may mean, without diacritics too, and the player taken from it is marked', async () => {
  const { field, search } = await type('simic');
  const names = () => screen.queryAllByRole('option').map((option) => option.textContent);
  expect(names()).toEqual(['Šimić D.', 'Šimić Ž.']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(search()).toBe('?player=5');
  expect(field).toHaveValue('Šimić Ž.');
  expect(names()).toEqual([]);
  await userEvent.click(field);
  expect(names()).toHaveLength(5);
  await userEvent.keyboard('dora');
  expect(search()).toBe('?player=4');
});

test('a name that nobody has is reported as not found, and stays in the field until it is cleared', async () => {
  const { field, search } = await type('Babić');
  expect(field).toHaveAccessibleDescription('Nitko nije pronađen.');
  await userEvent.tab();
  expect(field).toHaveValue('Babić');
  expect(search()).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Poništi odabir igrača' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(field).not.toHaveAccessibleDescription();
});

test('a player who is unmarked leaves the focus in the field, also in Safari, where a click focuses no button', async () => {
  const { field, search } = await type('kovac');
  expect(search()).toBe('?player=1');
  act(() => field.blur());
  fireEvent.click(screen.getByRole('button', { name: 'Poništi odabir igrača' }));
  expect(search()).toBe('');
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});
