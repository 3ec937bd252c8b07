import type { LeaguePlayerRecord } from '@club/shared/contracts/league/players-control';
import { TOTAL_HEADER } from '@club/shared/contracts/paging';
import { fakeApi, liveEvents, onLeagueDay } from '@club/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aLeagueSeason } from '../../testing/a-league-season';
import { choose, dialog, openAsAdmin, retype, rowsOf } from '../../testing/administrator';

const PATH = '*/api/admin/league/players';
const NOTHING = { nadimak: null, birthDate: null, residence: null, email: null, phone: null, member: null, version: 1 };
const ivo: LeaguePlayerRecord = {
  ...NOTHING,
  ...{ id: 5, ime: 'Ivo', prezime: 'Ćosić', displayName: 'Ćosić I.', years: [2015] },
};
const former: LeaguePlayerRecord = {
  ...ivo,
  ...{ ime: 'Bivši', prezime: 'igrač 5', displayName: 'Bivši igrač 5', erased: true },
};
let players: LeaguePlayerRecord[];
const live = liveEvents();
const api = fakeApi(
  live.handler,
  onLeagueDay('2026-05-20'),
  http.get('*/api/admin/league/seasons', () => HttpResponse.json([aLeagueSeason()])),
  http.get('*/api/admin/league/registrations', () => HttpResponse.json([])),
  http.get('*/api/admin/user-management', () => HttpResponse.json([], { headers: { [TOTAL_HEADER]: '0' } })),
  http.get(PATH, () => HttpResponse.json(players)),
  http.post(`${PATH}/5/erase`, () => {
    players = [former];
    return HttpResponse.json({ message: 'Osobni podaci su izbrisani.', pseudonym: 'Bivši igrač 5' });
  }),
);

test('a player whose personal data are erased is listed without actions: the server would refuse each of them', async () => {
  players = [former];
  openAsAdmin('/admin/league-registrations');
  expect((await rowsOf('Svi igrači lige'))[1]?.slice(0, 3)).toEqual(['Bivši igrač 5', '2015.', 'nije korisnik']);
  expect(screen.queryByLabelText('Radnje: Bivši igrač 5')).not.toBeInTheDocument();
});

test('an erased player who was a user leads to the user by the pseudonym: the stored username means nothing', async () => {
  const member = { memberId: 7, firstName: 'Bivši', lastName: 'član 7', username: 'erased:7' };
  players = [{ ...former, ime: 'Bivši', prezime: 'član 7', displayName: 'Bivši član 7', member }];
  openAsAdmin('/admin/league-registrations');
  const link = await screen.findByRole('link', { name: 'Bivši član 7' });
  expect(link).toHaveAttribute('href', '/manage-users?user=7');
  expect(screen.queryByText('erased:7')).not.toBeInTheDocument();
});

test('the actions end with the erasure', async () => {
  players = [ivo];
  openAsAdmin('/admin/league-registrations');
  await choose('Izbriši podatke', 'Ćosić I.');
  const question = await dialog('Želite li zauvijek izbrisati osobne podatke igrača?');
  await userEvent.type(question.getByLabelText('Ime i prezime'), 'Ivo Ćosić');
  await userEvent.click(question.getByRole('button', { name: 'Izbriši osobne podatke' }));
  expect(await screen.findByText('Osobni podaci su izbrisani.')).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Svi igrači lige' });
  await waitFor(() => expect(within(table).queryByRole('button', { name: /^Radnje/ })).not.toBeInTheDocument());
});

test.each([
  ['Uredi', 'Podaci igrača: Ćosić I.', 'pa se više ne mogu mijenjati'],
  ['Poveži s korisnikom', 'Poveži s korisnikom: Ćosić I.', 'pa se veza ne može spremiti'],
])('%s: the open dialog says that somebody has erased the player meanwhile', async (action, title, effect) => {
  players = [ivo];
  openAsAdmin('/admin/league-registrations');
  live.connect();
  await choose(action, 'Ćosić I.');
  const form = await dialog(title);
  const save = await form.findByRole('button', { name: 'Spremi' });
  await waitFor(() => expect(save).toBeEnabled());
  players = [former];
  await live.change('league');
  const told = `Osobni podaci ovog igrača u međuvremenu su izbrisani, ${effect}.`;
  expect(await form.findByText(told)).toBeVisible();
  expect(save).toBeDisabled();
});

test('for that the form does not read all players again', async () => {
  players = [ivo];
  const read = jest.fn();
  openAsAdmin('/admin/league-registrations');
  await rowsOf('Svi igrači lige');
  api.use(http.get(PATH, read));
  await choose('Uredi', 'Ćosić I.');
  const form = await dialog('Podaci igrača: Ćosić I.');
  await retype(form.getByLabelText('Nadimak'), 'Žuti');
  expect(read).not.toHaveBeenCalled();
});
