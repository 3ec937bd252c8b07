import { failingRead, fakeApi, refuse, renderRoutes } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { seasonCalls } from '../testing/league-api';

const NEXT = { year: 2027, isOpen: true, from: '2027-02-01', until: '2027-04-05', isNextSeason: true, fee: 60 };
const PLAYERS = [
  { ime: 'Ana', prezime: 'Kovač', nadimak: null, lastModifiedDate: '2026-06-11T22:30:00Z', newPlayer: true },
  { ime: 'Ivo', prezime: 'Novak', nadimak: 'Ićo', lastModifiedDate: '2026-06-01T08:00:00Z', newPlayer: false },
];
const api = fakeApi(
  ...seasonCalls(),
  http.get('*/api/league-registration', () => HttpResponse.json({ ...NEXT, feeDeadline: null })),
  http.get('*/api/registered-players', () => HttpResponse.json(PLAYERS)),
);
const open = () => renderRoutes(routes, { at: '/registered-players' });

test('when the list cannot be loaded, the screen shows an error and a retry', async () => {
  api.use(http.get('*/api/registered-players', () => refuse(500, 'Baza se ne javlja.'), { once: true }));
  open();
  expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }));
  expect(await screen.findByRole('table', { name: 'Prijavljeni igrači' })).toBeVisible();
});

test('a season without registrations shows a message and a link to the form', async () => {
  api.use(http.get('*/api/registered-players', () => HttpResponse.json([])));
  open();
  expect(await screen.findByText('Još nema prijavljenih igrača.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Prijava za ligu' })).toHaveAttribute('href', '/league-registration');
});

test('while an administrator has closed the registration, the empty list leads nobody to the form', async () => {
  api.use(
    http.get('*/api/registered-players', () => HttpResponse.json([])),
    http.get('*/api/league-registration', () => HttpResponse.json({ ...NEXT, feeDeadline: null, isOpen: false })),
  );
  open();
  expect(await screen.findByText('Još nema prijavljenih igrača.')).toBeVisible();
  expect(screen.getByText('Prijave za ligu 2027. su zatvorene.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Prijav(a|i se) za ligu$/ })).not.toBeInTheDocument();
});

test('players are numbered from the total downward, with the Zagreb day of the change and a mark for new players', async () => {
  open();
  await screen.findByRole('table', { name: 'Prijavljeni igrači' });
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['2.', 'Kovač Ana', '12.06.2026.', 'Novi igrač'],
    ['1.', 'Novak Ivo (Ićo)', '01.06.2026.', 'Raniji nastupi'],
  ]);
  expect(await screen.findByText('Sezona 2027. · 2 prijave')).toBeVisible();
});

test('without the data of the registration the list is shown, also while they are asked for again', async () => {
  const registration = failingRead('*/api/league-registration');
  api.use(registration.handler);
  const { client } = open();
  expect(await screen.findByRole('table', { name: 'Prijavljeni igrači' })).toBeVisible();
  await registration.repeat(client);
  expect(screen.getByRole('table', { name: 'Prijavljeni igrači' })).toBeVisible();
});
