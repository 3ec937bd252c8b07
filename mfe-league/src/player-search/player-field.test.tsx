import { leaguePlayer, renderRoutes } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PlayerField } from './player-field';

const listed = (id: number, ime: string, prezime: string) => ({
  ...leaguePlayer(id, ime, prezime),
  nadimak: null,
  activeLeague: 'ACTIVE' as const,
  place: null,
});
const players = [listed(1, 'Ana', 'Babić'), listed(2, 'Luka', 'Horvat'), listed(3, 'Željko', 'Horvat')];

function Chooser({ chosen }: { chosen: number | null }) {
  const [value, setValue] = useState(chosen);
  return <PlayerField label="Igrač" players={players} value={value} onChange={setValue} />;
}

async function open(chosen: number | null = null) {
  renderRoutes([{ path: '/', element: <Chooser chosen={chosen} /> }], { at: '/' });
  return screen.findByRole('combobox', { name: 'Igrač' });
}
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('the arrow keys move through the list, from its end to its beginning, and Enter chooses', async () => {
  const field = await open();
  await userEvent.tab();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox', { name: 'Igrač' })).toBeVisible();
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(active()).toBe('Babić Ana');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('Horvat Željko');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field).toHaveValue('Horvat Luka');
  expect(field).toHaveFocus();
  expect(names()).toEqual([]);
});

test('a list that is opened again begins anew', async () => {
  const field = await open();
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}{ArrowDown}{Enter}');
  expect(field).toHaveValue('Babić Ana');
});

test('with a player chosen the list still offers everybody, and typing replaces the name', async () => {
  const field = await open(2);
  await userEvent.click(field);
  expect(names()).toEqual(['Babić Ana', 'Horvat Luka', 'Horvat Željko']);
  expect(screen.getByRole('option', { name: 'Horvat Luka' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('zeljko');
  expect(field).toHaveValue('zeljko');
  expect(names()).toEqual(['Horvat Željko']);
  expect(screen.getByText('1 igrač')).toHaveRole('status');
});

test('leaving without a choice, and Escape, keep the chosen player', async () => {
  const field = await open(2);
  await userEvent.type(field, 'bab');
  await userEvent.tab();
  expect(names()).toEqual([]);
  expect(field).toHaveValue('Horvat Luka');
  await userEvent.type(field, 'zel{Escape}');
  expect(names()).toEqual([]);
  expect(field).toHaveValue('Horvat Luka');
  expect(field).toHaveFocus();
});

test('a name that nobody has is reported, and Enter chooses nobody', async () => {
  const field = await open(2);
  await userEvent.click(field);
  await userEvent.keyboard('xyz{Enter}');
  expect(screen.getByText('Nitko nije pronađen.').closest('[role="status"]')).toBeVisible();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(field).toHaveValue('Horvat Luka');
});
