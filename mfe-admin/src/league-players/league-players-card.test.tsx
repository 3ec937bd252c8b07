import type { LeaguePlayerRecord } from '@club/shared/contracts/league/registrations-control';
import { fakeApi, onLeagueDay, refuse } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { dialog, openAsAdmin, press, rowsOf } from '../testing/administrator';

const PATH = '*/api/admin/league/players';
const NOTHING = { nadimak: null, birthDate: null, residence: null, email: null, phone: null, member: null };
const ivo: LeaguePlayerRecord = {
  ...NOTHING,
  id: 5,
  ime: 'Ivo',
  prezime: 'Ćosić',
  displayName: 'Ćosić I.',
  years: [2015, 2016, 2019],
};
const ana: LeaguePlayerRecord = {
  ...NOTHING,
  id: 9,
  ime: 'Ana',
  prezime: 'Kovač',
  displayName: 'Kovač A.',
  member: { memberId: 7, firstName: 'Ana', lastName: 'Kovač', username: 'akovac' },
  years: [2026],
};
let players: LeaguePlayerRecord[];
let sent: unknown[];
fakeApi(
  onLeagueDay('2026-05-20'),
  http.get('*/api/admin/league/registrations', () => HttpResponse.json([])),
  http.get(PATH, () => HttpResponse.json(players)),
  http.post(`${PATH}/5/erase`, async ({ request }) => {
    const body = (await request.json()) as { name: string };
    sent.push(body);
    if (body.name !== 'Ivo Ćosić') return refuse(400, 'Upisano ime nije ime ovog igrača.');
    players = [{ ...ivo, ime: 'Bivši', prezime: 'igrač 5' }];
    return HttpResponse.json({ message: 'Osobni podaci su izbrisani.', pseudonym: 'Bivši igrač 5' });
  }),
);
beforeEach(() => {
  players = [ivo, ana];
  sent = [];
});

test('everybody who ever played is listed and found; a player who is a user is erased with the user', async () => {
  openAsAdmin('/admin/league-registrations');
  expect((await rowsOf('Svi igrači lige')).slice(1).map((cells) => cells.slice(0, 3))).toEqual([
    ['Ćosić Ivo', '2015.–2016., 2019.', 'nije korisnik'],
    ['Kovač Ana', '2026.', 'akovac'],
  ]);
  expect(screen.getByRole('link', { name: 'akovac' })).toHaveAttribute('href', '/manage-users?user=7');
  expect(screen.getAllByRole('button', { name: /^Izbriši osobne podatke/ })).toHaveLength(1);
  await userEvent.type(screen.getByRole('searchbox'), 'cosic');
  expect(await screen.findByText('Prikazano 1–1 od 1')).toBeVisible();
});

test('personal data are erased after the name was typed, and the list shows the pseudonym', async () => {
  openAsAdmin('/admin/league-registrations');
  await press('Izbriši osobne podatke, Ivo Ćosić');
  const question = await dialog('Želite li zauvijek izbrisati osobne podatke igrača Ivo Ćosić?');
  expect(question.getByText(/Rezultati, poredak i članarine ostaju pod zamjenskim imenom/)).toBeVisible();
  const erase = question.getByRole('button', { name: 'Izbriši osobne podatke' });
  await userEvent.click(erase);
  expect(question.getByText('Upišite ime i prezime.')).toBeVisible();
  await userEvent.type(question.getByLabelText('Ime i prezime'), 'Ivo');
  await userEvent.click(erase);
  expect(await question.findByText('Upisano ime nije ime ovog igrača.')).toBeVisible();
  expect(sent).toEqual([{ name: 'Ivo' }]);
  await userEvent.type(question.getByLabelText('Ime i prezime'), ' Ćosić');
  await userEvent.click(erase);
  expect(await screen.findByText('Osobni podaci su izbrisani.')).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Svi igrači lige' });
  expect(await within(table).findByText('igrač 5 Bivši')).toBeVisible();
});
