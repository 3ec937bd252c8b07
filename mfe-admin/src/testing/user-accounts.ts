import type { AdminUserRow } from '@club/shared/contracts/accounts/member-accounts';
import { TOTAL_HEADER } from '@club/shared/contracts/paging';
import { fakeApi } from '@club/shared/testing';
import { HttpResponse, http } from 'msw';
import { aUser } from './a-user';

interface Accounts {
  users: AdminUserRow[];
  /** The requests to book something. */
  booked: unknown[];
}
const preset = (): Accounts => ({
  users: [
    aUser({ userId: 9, firstName: 'Luka', lastName: 'Cvitan', username: 'lcvitan', gratisServiceReservations: 2 }),
    aUser({ userId: 8, firstName: 'Đuro', lastName: 'Čačić', username: 'dcacic', accountBalance: 5, active: false }),
    aUser({ accountBalance: -17 }),
  ],
  booked: [],
});

/** The fake server of the members' accounts for a test file: its data, and what was booked. */
export function userAccounts() {
  const accounts = preset();
  const api = fakeApi(
    http.get('*/api/admin-users', ({ request }) => {
      const asked = new URL(request.url).searchParams;
      const [page, size] = [Number(asked.get('page')), Number(asked.get('size'))];
      const search = asked.get('search') ?? '';
      const found = accounts.users
        .filter(({ username }) => username.includes(search))
        .toSorted((a, b) => (asked.get('order') === 'balance-up' ? a.accountBalance - b.accountBalance : 0));
      const shown = found.slice(page * size, (page + 1) * size);
      return HttpResponse.json(shown, { headers: { [TOTAL_HEADER]: String(found.length) } });
    }),
    http.post('*/api/admin-users', async ({ request }) => {
      const entry = (await request.json()) as { userId: number; amount: number };
      accounts.booked.push(entry);
      accounts.users = accounts.users.map((user) =>
        user.userId === entry.userId ? { ...user, accountBalance: user.accountBalance + entry.amount } : user,
      );
      return HttpResponse.json({ message: `Unesen je iznos: ${entry.amount},00 €.`, canceled: false, entryId: 3 });
    }),
    http.post('*/api/admin-users-gratis', async ({ request }) => {
      accounts.booked.push(await request.json());
      return HttpResponse.json({ message: 'Dodano: 3 gratis rezervacije.', canceled: false, entryId: 4 });
    }),
  );
  beforeEach(() => {
    Object.assign(accounts, preset());
  });
  return { api, accounts };
}
