import type { Registration } from '@club/shared/contracts/league/registrations-control';
import { refuse } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aRegistration } from '../../testing/a-registration';
import { actionsOf, dialog, openAsAdmin, press } from '../../testing/administrator';
import { leagueRegistrations, REGISTRATIONS_CALL } from '../../testing/league-registrations';

// A thousand boxes would take the test half a minute.
jest.mock('@club/shared/contracts/league/registrations-control', () => ({
  ...jest.requireActual<object>('@club/shared/contracts/league/registrations-control'),
  REFUSED_AT_ONCE: 3,
}));

const { api, league } = leagueRegistrations();
const SEEN = aRegistration().lastModifiedDate;

let rows: Registration[];
beforeEach(() => {
  rows = [
    aRegistration(),
    aRegistration({ id: 2, firstName: 'Qwe', lastName: 'Rty', email: 'qwe@primjer.hr' }),
    aRegistration({ id: 3, firstName: 'Asd', lastName: 'Fgh', email: 'asd@primjer.hr' }),
    aRegistration({ id: 4, firstName: 'Boris', state: 'REFUSED', refuseReason: 'Popunjeno.' }),
  ];
  api.use(
    http.get(REGISTRATIONS_CALL, () => HttpResponse.json(rows)),
    http.post(`${REGISTRATIONS_CALL}/refuse`, async ({ request }) => {
      const body = (await request.json()) as { ids: number[]; reason: string };
      league.sent.push(body);
      rows = rows.map((row) =>
        body.ids.includes(row.id) ? { ...row, state: 'REFUSED', refuseReason: body.reason } : row,
      );
      return HttpResponse.json({ message: 'Odbijene su 2 prijave.' });
    }),
  );
});

const open = async () => {
  const { client } = openAsAdmin('/admin/league-registrations');
  await press('Odbij više');
  return { client, form: await dialog('Odbij prijave 2026.') };
};

test('some of the undecided registrations are refused for one reason', async () => {
  const { form } = await open();
  expect(form.getAllByRole('checkbox')).toHaveLength(4);
  await userEvent.click(form.getByRole('checkbox', { name: 'Odaberi sve' }));
  await userEvent.click(form.getByRole('checkbox', { name: /^Ana Kovač/ }));
  expect(form.getByRole('group', { name: 'Prijave, odabrano 2 od 3' })).toBeVisible();
  expect(form.getByRole('checkbox', { name: 'Odaberi sve' })).toBePartiallyChecked();
  await userEvent.type(form.getByRole('textbox', { name: 'Razlog odbijanja' }), 'Nije osoba.');
  expect(form.getByRole('button', { name: 'Odbij odabrane (2)' })).toHaveClass('MuiButton-colorError');
  await press('Odbij odabrane (2)');
  expect(await screen.findByText('Odbijene su 2 prijave.')).toBeVisible();
  expect(league.sent).toEqual([{ year: 2026, ids: [2, 3], reason: 'Nije osoba.', seen: { 2: SEEN, 3: SEEN } }]);
  // Only one is left, which has its own button.
  expect(screen.queryByRole('button', { name: 'Odbij više' })).toBeNull();
  expect(await actionsOf('Ana Kovač')).toContain('Odbij');
});

test('without a choice or a reason nothing is sent, and the fields say so', async () => {
  const { form } = await open();
  await press('Odbij odabrane');
  expect(await form.findByText('Odaberite barem jednu prijavu.')).toBeVisible();
  expect(form.getByText('Unesite razlog odbijanja.')).toBeVisible();
  expect(league.sent).toEqual([]);
});

test('the topmost of the faulty fields gets the focus', async () => {
  const { form } = await open();
  await press('Odbij odabrane');
  await waitFor(() => expect(form.getByRole('textbox', { name: 'Razlog odbijanja' })).toHaveFocus());
  await userEvent.keyboard('Nije osoba.');
  await press('Odbij odabrane');
  await waitFor(() => expect(form.getByRole('checkbox', { name: 'Odaberi sve' })).toHaveFocus());
});

test('a registration that somebody else decides meanwhile disappears from the choice', async () => {
  const { client, form } = await open();
  await userEvent.click(form.getByRole('checkbox', { name: 'Odaberi sve' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Razlog odbijanja' }), 'Nije osoba.');
  rows = rows.map((row) => (row.id === 1 ? { ...row, state: 'ACCEPTED' } : row));
  await act(() => client.invalidateQueries());
  await waitFor(() => expect(form.queryByRole('checkbox', { name: /^Ana Kovač/ })).toBeNull());
  await press('Odbij odabrane (2)');
  await waitFor(() => expect(league.sent).toMatchObject([{ ids: [2, 3] }]));
});

test('a refusal by the server is shown, and the choice and the reason are kept', async () => {
  const message = 'Već je prihvaćena prijava: Ana Kovač. Nijedna nije odbijena; izostavite je i ponovite.';
  api.use(http.post(`${REGISTRATIONS_CALL}/refuse`, () => refuse(409, message, { code: 'REGISTRATION_ACCEPTED' })));
  const { form } = await open();
  await userEvent.click(form.getByRole('checkbox', { name: 'Odaberi sve' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Razlog odbijanja' }), 'Nije osoba.');
  await press('Odbij odabrane (3)');
  expect(await form.findByText(message)).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Razlog odbijanja' })).toHaveValue('Nije osoba.');
  expect(form.getByRole('checkbox', { name: 'Odaberi sve' })).toBeChecked();
});

test('one that was changed while the dialog was open is shown, and the others keep their choice', async () => {
  const now = aRegistration({ firstName: 'Netko', lastName: 'Drugi', lastModifiedDate: '2026-03-02T10:00:00Z' });
  const message = 'Prijava je u međuvremenu promijenjena. Sada: Netko Drugi.';
  api.use(
    http.post(
      `${REGISTRATIONS_CALL}/refuse`,
      async ({ request }) => {
        league.sent.push(await request.json());
        return refuse(409, message, { code: 'REGISTRATION_CHANGED', extra: { registration: now } });
      },
      { once: true },
    ),
  );
  const { form } = await open();
  await userEvent.click(form.getByRole('checkbox', { name: 'Odaberi sve' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Razlog odbijanja' }), 'Nije osoba.');
  rows = rows.map((row) => (row.id === 1 ? now : row));
  await press('Odbij odabrane (3)');
  expect(await form.findByText(message)).toBeVisible();
  expect(await form.findByRole('checkbox', { name: /^Netko Drugi/ })).toBeChecked();
  await press('Odbij odabrane (3)');
  expect(await screen.findByText('Odbijene su 2 prijave.')).toBeVisible();
  expect(league.sent).toMatchObject([
    { seen: { 1: SEEN, 2: SEEN, 3: SEEN } },
    { ids: [1, 2, 3], seen: { 1: now.lastModifiedDate, 2: SEEN, 3: SEEN } },
  ]);
});

test('of a flood, as many are listed as one call refuses, and the others afterwards', async () => {
  rows = [...rows, aRegistration({ id: 5, firstName: 'Zxc' }), aRegistration({ id: 6, firstName: 'Vbn' })];
  const { form } = await open();
  expect(form.getByText('Prikazano je prvih 3 prijava. Ostale odbijte nakon toga.')).toBeVisible();
  await userEvent.click(form.getByRole('checkbox', { name: 'Odaberi sve' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Razlog odbijanja' }), 'Nije osoba.');
  await press('Odbij odabrane (3)');
  await waitFor(() => expect(league.sent).toMatchObject([{ ids: [1, 2, 3] }]));
  await press('Odbij više');
  expect((await dialog('Odbij prijave 2026.')).getByRole('group', { name: 'Prijave, odabrano 0 od 2' })).toBeVisible();
  expect(screen.queryByText(/^Prikazano je prvih/)).toBeNull();
});
