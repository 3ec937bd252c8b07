import { TOTAL_HEADER } from '@club/shared/contracts/paging';
import { deferred, fakeApi, member, refuse, renderRoutes } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { dialog } from '../../testing/administrator';
import { LinkDialog } from './link-dialog';

const ivo = { id: 5, ime: 'Ivo', prezime: 'Ćosić', displayName: 'Ćosić I.' };
const noUsers = { headers: { [TOTAL_HEADER]: '0' } };
const api = fakeApi(http.get('*/api/admin/user-management', () => HttpResponse.json([], noUsers)));

const record = {
  ...ivo,
  nadimak: null,
  birthDate: null,
  residence: null,
  email: null,
  phone: null,
  member: { memberId: 7, firstName: 'Ivo', lastName: 'Ćosić', username: 'icosic' },
  years: [2026],
  version: 1,
};

async function open() {
  const onClose = jest.fn();
  const { client } = renderRoutes([{ path: '/', element: <LinkDialog player={ivo} onClose={onClose} /> }], {
    at: '/',
    as: member(),
  });
  return { linking: await dialog('Poveži s korisnikom: Ćosić I.'), onClose, client };
}

test('until it is known which member is linked to the player, the dialog can be closed, but changes no link', async () => {
  const late = deferred();
  api.use(
    http.get('*/api/admin/league/players', async () => {
      await late.promise;
      return HttpResponse.json([]);
    }),
  );
  const { linking, onClose } = await open();
  expect(linking.getByRole('button', { name: 'Spremi' })).toBeDisabled();
  await userEvent.click(linking.getByRole('button', { name: 'Odustani' }));
  expect(onClose).toHaveBeenCalled();
  await act(async () => late.resolve());
});

test('if that could not be loaded, saving, which would unlink the player, is not offered', async () => {
  api.use(http.get('*/api/admin/league/players', () => refuse(500, 'Greška.')));
  const { linking } = await open();
  expect(await linking.findByText(/Greška/)).toBeVisible();
  expect(linking.getByRole('button', { name: 'Spremi' })).toBeDisabled();
});

test('a player who is not in the list yet, because he has just been accepted, is not gone', async () => {
  let listed: object[] = [];
  api.use(http.get('*/api/admin/league/players', () => HttpResponse.json(listed)));
  const { linking, client } = await open();
  const save = linking.getByRole('button', { name: 'Spremi' });
  expect(await linking.findByText(/^Sada: nije povezan\./)).toBeVisible();
  expect(linking.queryByRole('alert')).not.toBeInTheDocument();
  expect(save).toBeEnabled();
  listed = [record];
  await act(() => client.invalidateQueries());
  expect(await linking.findByText(/^Sada: Ćosić Ivo \(icosic\)\./)).toBeVisible();
  expect(linking.queryByRole('alert')).not.toBeInTheDocument();
  expect(save).toBeEnabled();
});

test('a link that somebody else has changed while the dialog was open is not ended: the dialog shows it', async () => {
  const message = 'Veza igrača s korisnikom u međuvremenu je promijenjena. Sada: Ivan Kos (ikos).';
  const theirs = { ...record, member: { memberId: 8, firstName: 'Ivan', lastName: 'Kos', username: 'ikos' } };
  const sent: unknown[] = [];
  let listed = record;
  api.use(
    http.get('*/api/admin/league/players', () => HttpResponse.json([listed])),
    http.put('*/api/admin/league/players/5/member', async ({ request }) => {
      const body = (await request.json()) as { seen?: number };
      sent.push(body);
      if (body.seen !== 7) return HttpResponse.json({ message: 'Spremljeno.', player: { ...record, member: null } });
      return refuse(409, message, { code: 'LINK_CHANGED', extra: { player: theirs } });
    }),
  );
  const { linking, onClose, client } = await open();
  const field = await linking.findByRole('combobox', { name: 'Korisnik' });
  expect(linking.getByText(/^Sada: Ćosić Ivo \(icosic\)\./)).toBeVisible();
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: 'Nije povezan' }));
  // That the list is refetched does not mean that the administrator has noticed.
  listed = theirs;
  await act(() => client.invalidateQueries());
  await userEvent.click(linking.getByRole('button', { name: 'Spremi' }));
  expect(await linking.findByText(message)).toBeVisible();
  expect(linking.getByText(/^Sada: Kos Ivan \(ikos\)\./)).toBeVisible();
  expect(field).toHaveValue('Nije povezan');
  await userEvent.click(linking.getByRole('button', { name: 'Spremi' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([
    { memberId: null, seen: 7 },
    { memberId: null, seen: 8 },
  ]);
});

describe('a member is found by typing', () => {
  const found = (userId: number, firstName: string, lastName: string) => {
    const username = `${firstName}.${lastName}`.toLowerCase();
    return { userId, firstName, lastName, username, email: null, roles: [], active: true, invitation: 'NO_MAIL' };
  };
  const members = [found(7, 'Ivo', 'Ćosić'), found(8, 'Iva', 'Novak'), found(9, 'Ivana', 'Novak')];
  let sent: unknown[];
  beforeEach(() => {
    sent = [];
    api.use(
      http.get('*/api/admin/user-management', ({ request }) => {
        const search = new URL(request.url).searchParams.get('search') ?? '';
        const hits = members.filter((each) => `${each.lastName} ${each.firstName}`.startsWith(search));
        return HttpResponse.json(hits, { headers: { [TOTAL_HEADER]: String(hits.length) } });
      }),
      http.get('*/api/admin/league/players', () => HttpResponse.json([record])),
      http.put('*/api/admin/league/players/5/member', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ message: 'Spremljeno.', player: record });
      }),
    );
  });
  const type = async (text: string) => {
    const { linking, onClose } = await open();
    const field = await linking.findByRole('combobox', { name: 'Korisnik' });
    await userEvent.click(field);
    if (text) await userEvent.keyboard(text);
    return { linking, onClose, field };
  };
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

  test('only those who have the typed name are listed, and Enter chooses the first', async () => {
    const { linking, onClose, field } = await type('Novak Iva');
    await waitFor(() => expect(options()).toEqual(['Novak Iva (iva.novak)', 'Novak Ivana (ivana.novak)']));
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveValue('Novak Iva (iva.novak)');
    await userEvent.click(linking.getByRole('button', { name: 'Spremi' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent).toEqual([{ memberId: 8, seen: 7 }]);
  });

  test('until they are found, Enter chooses nobody, least of all the present one', async () => {
    const { field } = await type('Novak Iva{Enter}');
    expect(options()).toEqual([]);
    expect(field).toHaveValue('Novak Iva');
    expect(sent).toEqual([]);
  });

  test('a name of which nobody was chosen stays, and is not saved as the present link', async () => {
    const { linking, onClose, field } = await type('Novak Iva');
    await userEvent.tab();
    expect(field).toHaveValue('Novak Iva');
    expect(await linking.findByText('Odaberite korisnika na popisu.')).toBeVisible();
    await userEvent.click(linking.getByRole('button', { name: 'Spremi' }));
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription('Odaberite korisnika na popisu.');
    expect([sent, onClose.mock.calls]).toEqual([[], []]);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: 'Novak Iva (iva.novak)' }));
    expect(linking.queryByText('Odaberite korisnika na popisu.')).not.toBeInTheDocument();
    await userEvent.click(linking.getByRole('button', { name: 'Spremi' }));
    await waitFor(() => expect(sent).toEqual([{ memberId: 8, seen: 7 }]));
  });

  test('a search that fails leaves the field and its text, and can be repeated', async () => {
    const { linking, field } = await type('');
    await waitFor(() => expect(linking.getByText(/^Sada: /)).toBeVisible());
    api.use(http.get('*/api/admin/user-management', () => refuse(500, 'Greška.'), { once: true }));
    await userEvent.keyboard('Novak');
    expect(await linking.findByText('Nismo uspjeli učitati korisnike.')).toBeVisible();
    expect(screen.getByText('Pretraga nije uspjela.')).toBeVisible();
    expect(linking.getByRole('combobox', { name: 'Korisnik' })).toBe(field);
    expect(field).toHaveValue('Novak');
    await userEvent.click(linking.getByRole('button', { name: 'Pokušaj ponovno' }));
    await waitFor(() => expect(linking.queryByText('Nismo uspjeli učitati korisnike.')).not.toBeInTheDocument());
    await userEvent.click(field);
    expect(options()).toHaveLength(2);
  });

  test('a text longer than a search may be is not searched for', async () => {
    const { field } = await type('');
    await userEvent.paste('N'.repeat(100));
    expect(field).toHaveValue('N'.repeat(80));
  });

  test.each(['Tab', 'Escape'])('an emptied field shows the present member again after %s', async (key) => {
    const { linking, field } = await type('{Backspace}');
    expect(field).toHaveValue('');
    await userEvent.keyboard(`{${key}}`);
    expect(field).toHaveValue('Ćosić Ivo (icosic)');
    expect(linking.getByText(/^Sada: /)).toBeVisible();
  });
});
