import { installAuthClient } from '@club/shared/auth';
import { PASSWORD_POLICY } from '@club/shared/contracts/members/new-password';
import { deferred, fakeApi, liveEvents, refuse } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { email, endTimersOfEachTest, fill, openPersonalData, password, save } from '../testing/personal-data-page';

const signOut = jest.fn(async () => undefined);
installAuthClient({ signIn: jest.fn(), signOut, refresh: async () => false });
endTimersOfEachTest();

let info: { username: string; email: string; contactPublic: boolean };
let sent: unknown[];
let reads: number;
const live = liveEvents();
const api = fakeApi(
  live.handler,
  http.get('*/api/personal-info', () => {
    reads += 1;
    return HttpResponse.json(info);
  }),
  http.post('*/api/personal-info', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'Podaci su spremljeni.' });
  }),
);
beforeEach(() => {
  info = { username: 'akovac', email: 'ana@klub.hr', contactPublic: false };
  sent = [];
  reads = 0;
  signOut.mockClear();
});

test('when the data cannot be loaded, the screen shows an error and a retry', async () => {
  api.use(http.get('*/api/personal-info', () => refuse(500, 'Baza se ne javlja.'), { once: true }));
  openPersonalData();
  expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }));
  expect(await email()).toHaveValue('ana@klub.hr');
});

test('shows the username and a masked password, both read-only', async () => {
  openPersonalData();
  const username = await screen.findByRole('textbox', { name: 'Korisničko ime' });
  expect(username).toHaveValue('akovac');
  expect(username).toHaveAttribute('readonly');
  const masked = screen.getByRole('textbox', { name: 'Lozinka' });
  expect(masked).toHaveAttribute('readonly');
  expect((masked as HTMLInputElement).value).toMatch(/^•+$/);
  expect(screen.getByText(`${PASSWORD_POLICY} Mora biti različita od dosadašnje.`)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Osobni podaci');
});

describe('when an administrator corrects the address while the page is open', () => {
  const correct = async () => {
    live.connect();
    info = { ...info, email: 'ana.kovac@klub.hr' };
    await live.change('members');
    await waitFor(() => expect(reads).toBe(2));
    // The answer is rendered.
    await act(async () => undefined);
  };

  test('the field follows, so that saving does not write the old one back; a typed password stays', async () => {
    openPersonalData();
    await userEvent.type(await password(), 'Novi-reket-2026');
    await correct();
    await waitFor(async () => expect(await email()).toHaveValue('ana.kovac@klub.hr'));
    expect(await password()).toHaveValue('Novi-reket-2026');
  });

  test('what the member has typed stays', async () => {
    openPersonalData();
    await fill('moja@posta.hr', '');
    await correct();
    expect(await email()).toHaveValue('moja@posta.hr');
  });
});

test('the new password can be shown and hidden', async () => {
  openPersonalData();
  await userEvent.type(await password(), 'Tajna-lozinka');
  expect(await password()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Prikaži lozinku' }));
  expect(await password()).toHaveAttribute('type', 'text');
  expect(await password()).toHaveValue('Tajna-lozinka');
  await userEvent.click(screen.getByRole('button', { name: 'Sakrij lozinku' }));
  expect(await password()).toHaveAttribute('type', 'password');
});

test.each([
  ['no password', 'nova@klub.hr', ''],
  ['no e-mail', '', 'Dovoljno-duga1'],
  ['nothing', '', ''],
])('with %s nothing is sent', async (_, address, secret) => {
  openPersonalData();
  await fill(address, secret);
  await save();
  expect(await screen.findByText('Molimo popunite sva polja.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('pressing the button leaves the focus in the field, so that no message moves the button during the press', async () => {
  openPersonalData();
  await userEvent.type(await password(), 'kratka');
  await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Spremi' }) });
  expect(await password()).toHaveFocus();
  await userEvent.pointer({ keys: '[/MouseLeft]' });
});

test('a short password is refused under its field before anything is sent', async () => {
  openPersonalData();
  await fill('nova@klub.hr', 'kratka');
  await save();
  expect(await screen.findByText('Lozinka mora imati najmanje 10 znakova.')).toBeVisible();
  expect(screen.queryByText('Molimo popunite sva polja.')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('the server’s messages are shown above the form and under their fields; the input stays', async () => {
  api.use(
    http.post('*/api/personal-info', () =>
      refuse(400, 'Podaci nisu ispravni.', {
        fields: { email: 'Adresa je zauzeta.', newPassword: 'Lozinka je prečesta.' },
      }),
    ),
  );
  openPersonalData();
  await fill('nova@klub.hr', 'Dovoljno-duga1');
  await save();
  const alert = (await screen.findByText('Email: Adresa je zauzeta.')).closest<HTMLElement>('[role="alert"]');
  expect(within(alert as HTMLElement).getByText('Lozinka: Lozinka je prečesta.')).toBeVisible();
  expect(await email()).toHaveAccessibleDescription('Adresa je zauzeta.');
  expect(await password()).toHaveAccessibleDescription('Lozinka je prečesta.');
  expect(await email()).toHaveValue('nova@klub.hr');
  expect(await password()).toHaveValue('Dovoljno-duga1');
  expect(signOut).not.toHaveBeenCalled();
});

test('the messages stay when the form was submitted with Enter, and the focus moves to the first invalid field', async () => {
  const fields = { email: 'Adresa je zauzeta.', newPassword: 'Lozinka je prečesta.' };
  api.use(http.post('*/api/personal-info', () => refuse(400, 'Podaci nisu ispravni.', { fields })));
  openPersonalData();
  await fill('nova@klub.hr', 'Dovoljno-duga1{Enter}');
  await waitFor(async () => expect(await email()).toHaveFocus());
  // The field that lost the focus is validated again in the next turn of the event loop.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(await password()).toHaveAccessibleDescription('Lozinka je prečesta.');
});

test('a failure that concerns no field shows its message, and can be retried', async () => {
  api.use(http.post('*/api/personal-info', () => refuse(503, 'Imenik korisnika ne odgovara.'), { once: true }));
  openPersonalData();
  await fill('nova@klub.hr', 'Dovoljno-duga1');
  await save();
  expect(await screen.findByText('Imenik korisnika ne odgovara.')).toBeVisible();
  await save();
  expect(await screen.findByText('Podaci su spremljeni.')).toBeVisible();
  expect(screen.queryByText('Imenik korisnika ne odgovara.')).not.toBeInTheDocument();
});

describe('leaving with unsaved input', () => {
  const leave = async () => {
    const { router } = openPersonalData();
    await userEvent.type(await password(), 'nes');
    // Not awaited, because a blocked navigation does not resolve.
    act(() => void router.navigate('/elsewhere'));
    return screen.findByRole('dialog');
  };

  test('asks for a confirmation, and keeps the input', async () => {
    const dialog = await leave();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ostani' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await password()).toHaveValue('nes');
  });

  test('leaves after a confirmation', async () => {
    const dialog = await leave();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Otiđi bez spremanja' }));
    expect(await screen.findByText('drugdje')).toBeVisible();
  });

  test('does not ask without input', async () => {
    const { router } = openPersonalData();
    await password();
    await act(() => router.navigate('/elsewhere'));
    expect(screen.getByText('drugdje')).toBeVisible();
  });

  test('does not ask while saving: the page stays until the response arrives', async () => {
    const answer = deferred();
    const refused = 'Imenik korisnika ne odgovara.';
    api.use(http.post('*/api/personal-info', () => answer.promise.then(() => refuse(503, refused))));
    const { router } = openPersonalData();
    await fill('nova@klub.hr', 'Dovoljno-duga1');
    await save();
    await act(async () => void router.navigate('/elsewhere'));
    await act(async () => answer.resolve());
    expect(await screen.findByText(refused)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await password()).toHaveValue('Dovoljno-duga1');
  });
});

test('a failed export of the member’s data is shown', async () => {
  api.use(http.get('*/api/personal-data/export', () => refuse(500, 'Izvoz nije uspio.')));
  openPersonalData();
  await userEvent.click(await screen.findByRole('button', { name: 'Preuzmi moje podatke' }));
  expect(await screen.findByText('Izvoz nije uspio.')).toBeVisible();
});
