import { member, refuse, renderRoutes } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aUser } from '../../testing/a-user';
import { dialog, openAsAdmin, press } from '../../testing/administrator';
import { userAccounts } from '../../testing/user-accounts';
import { EntryDialog } from './entry-dialog';

const { api, accounts } = userAccounts();

/** The call refuses what another administrator has just entered, until it is confirmed. */
const refuseUnconfirmed = (call: string, answer: object) =>
  api.use(
    http.post(call, async ({ request }) => {
      const entry = (await request.json()) as { confirmed?: boolean };
      accounts.booked.push(entry);
      if (entry.confirmed) return HttpResponse.json(answer);
      return refuse(409, 'Nada Blažević je upravo unijela isto.', {
        code: 'SAME_AMOUNT',
        extra: { accountBalance: 3 },
      });
    }),
  );

test('a correction that another administrator has just made needs a confirmation, with the newest balance', async () => {
  refuseUnconfirmed('*/api/admin-users/7/correction', { message: 'Unesen je iznos: 0,50 €.', entryId: 3 });
  const onClose = jest.fn();
  const element = (
    <EntryDialog planned={{ kind: 'correction', member: aUser({ accountBalance: -17 }) }} onClose={onClose} />
  );
  renderRoutes([{ path: '/', element }], { at: '/', as: member({ roles: ['ADMIN'] }) });
  await userEvent.type(await screen.findByLabelText('Iznos ispravka €'), '0,50');
  await userEvent.type(screen.getByLabelText('Razlog'), 'Krivi iznos{Enter}');
  await press('Ispravi stanje');
  expect(await screen.findByText('Nada Blažević je upravo unijela isto.')).toBeVisible();
  expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual(['3,00\u00a0€', '3,50\u00a0€']);
  await press('Ispravi stanje');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const entry = { amount: 0.5, reason: 'Krivi iznos' };
  expect(accounts.booked).toEqual([
    { ...entry, confirmed: false },
    { ...entry, confirmed: true },
  ]);
});

test('gratis reservations that another administrator has just added need a confirmation, but no second reason', async () => {
  refuseUnconfirmed('*/api/admin-users-gratis', { message: 'Dodano: 3 gratis rezervacije.' });
  openAsAdmin('/admin-users');
  await press('Dodaj gratis rezervacije: Ana Kovač');
  await userEvent.type(screen.getByLabelText('Broj gratis rezervacija'), '3{Enter}');
  await press('Dodaj');
  const reason = await dialog('Razlog za dodavanje gratis rezervacija');
  await userEvent.type(reason.getByRole('textbox'), 'Uređenje terena{Enter}');
  const question = await dialog('Želite li dodati 3 gratis rezervacije?');
  expect(await question.findByText('Nada Blažević je upravo unijela isto.')).toBeVisible();
  await press('Dodaj');
  expect(await screen.findByText('Dodano: 3 gratis rezervacije.')).toBeVisible();
  const entry = { userId: 7, amount: 3, note: 'Uređenje terena' };
  expect(accounts.booked).toEqual([entry, { ...entry, confirmed: true }]);
});
