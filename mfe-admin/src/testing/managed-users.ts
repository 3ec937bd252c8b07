import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import { TOTAL_HEADER } from '@club/shared/contracts/paging';
import { fakeApi, member, refuse } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { retype } from './administrator';
import { NO_DETAILS } from './no-details';

export const USERS_CALL = '*/api/admin/user-management';

export const ANA: ManagedUser = {
  userId: 7,
  firstName: 'Ana',
  lastName: 'Kovač',
  username: 'ana.kovac',
  email: null,
  roles: ['USER'],
  active: true,
  invitation: 'NO_ADDRESS',
};

/** The signed-in administrator. */
export const MYSELF: ManagedUser = { ...ANA, username: member().username, roles: ['USER', 'ADMIN'] };

/** A card of the page, by its title. */
export const userCard = async (name: string) => within(await screen.findByRole('region', { name }));

/** Replaces the text of fields of a card. */
export async function fillCard(card: string, values: Record<string, string>): Promise<void> {
  const fields = await userCard(card);
  for (const [label, text] of Object.entries(values)) await retype(fields.getByLabelText(label), text);
}

/** The fake server of the user management for a test file: its users, and the changes that were sent to it. */
export function managedUsers() {
  const club: { users: ManagedUser[]; sent: unknown[]; balance: number } = { users: [ANA], sent: [], balance: 0 };
  const change = (path: string, key: keyof ManagedUser) =>
    http.put(`${USERS_CALL}/7/${path}`, async ({ request }) => {
      const body = (await request.json()) as Partial<ManagedUser>;
      club.sent.push([path, body]);
      club.users = [{ ...ANA, [key]: body[key] }];
      return HttpResponse.json({ message: 'Spremljeno.' });
    });
  const api = fakeApi(
    http.get(USERS_CALL, ({ request }) => {
      const asked = new URL(request.url).searchParams;
      const [page, size] = [Number(asked.get('page')), Number(asked.get('size'))];
      const found = club.users.filter(({ username }) => username.includes(asked.get('search') ?? ''));
      const shown = found.slice(page * size, (page + 1) * size);
      return HttpResponse.json(shown, { headers: { [TOTAL_HEADER]: String(found.length) } });
    }),
    http.get(`${USERS_CALL}/:id`, ({ params }) => {
      const user = club.users.find(({ userId }) => String(userId) === params.id);
      return user ? HttpResponse.json(user) : refuse(404, 'Taj korisnik ne postoji.');
    }),
    http.get('*/api/admin-users-details/:id', () =>
      HttpResponse.json({ ...NO_DETAILS, user: { ...NO_DETAILS.user, accountBalance: club.balance } }),
    ),
    http.post(USERS_CALL, async ({ request }) => {
      club.sent.push(await request.json());
      return HttpResponse.json({ message: 'Dodan je novi račun: Iva Novak.' }, { status: 201 });
    }),
    http.put(USERS_CALL, async ({ request }) => {
      club.sent.push(await request.json());
      return HttpResponse.json({ message: 'Podaci su spremljeni: Ana Kovač.' });
    }),
    change('roles', 'roles'),
    change('email', 'email'),
    change('active', 'active'),
    http.post(`${USERS_CALL}/7/password-reset`, () =>
      HttpResponse.json({ message: 'Nova lozinka.', oneTimePassword: 'jq3h6-xfk76-3exz6' }),
    ),
  );
  beforeEach(() => {
    club.users = [ANA];
    club.balance = 0;
    club.sent = [];
  });
  return { api, club };
}
