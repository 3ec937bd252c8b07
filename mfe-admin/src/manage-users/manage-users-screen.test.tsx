import { authStore } from '@club/shared/auth';
import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import { TOTAL_HEADER } from '@club/shared/contracts/paging';
import { fakeApi, refuse } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { dialog, openAsAdmin, press, rowsOf } from '../testing/administrator';

const PATH = '*/api/admin/user-management';
const ana: ManagedUser = {
  userId: 7,
  firstName: 'Ana',
  lastName: 'Kovač',
  username: 'akovac',
  email: null,
  roles: ['USER'],
  active: true,
  invitation: 'NO_ADDRESS',
};
let users: ManagedUser[];
let sent: unknown[];
const change = (path: string, key: keyof ManagedUser) =>
  http.put(`${PATH}/7/${path}`, async ({ request }) => {
    const body = (await request.json()) as Partial<ManagedUser>;
    sent.push([path, body]);
    users = [{ ...ana, [key]: body[key] }];
    return HttpResponse.json({ message: 'Spremljeno.' });
  });
const api = fakeApi(
  http.get(PATH, ({ request }) => {
    const asked = new URL(request.url).searchParams;
    const [page, size] = [Number(asked.get('page')), Number(asked.get('size'))];
    const found = users.filter(({ username }) => username.includes(asked.get('search') ?? ''));
    const shown = found.slice(page * size, (page + 1) * size);
    return HttpResponse.json(shown, { headers: { [TOTAL_HEADER]: String(found.length) } });
  }),
  http.get(`${PATH}/:id`, ({ params }) => {
    const user = users.find(({ userId }) => String(userId) === params.id);
    return user ? HttpResponse.json(user) : refuse(404, 'Taj korisnik ne postoji.');
  }),
  http.post(PATH, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'Korisnik Iva Novak je stvoren.' }, { status: 201 });
  }),
  http.put(PATH, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'Podaci korisnika su spremljeni.' });
  }),
  change('roles', 'roles'),
  change('active', 'active'),
  http.post(`${PATH}/7/password-reset`, () =>
    HttpResponse.json({ message: 'Nova lozinka.', oneTimePassword: 'jq3h6-xfk76-3exz6' }),
  ),
);
beforeEach(() => {
  users = [ana];
  sent = [];
});

const form = async (name: string) => within(await screen.findByRole('region', { name }));
const fill = async (card: string, values: Record<string, string>) => {
  const fields = await form(card);
  for (const [label, text] of Object.entries(values)) {
    const field = fields.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
};
const NEW = { Ime: 'Iva', Prezime: 'Novak', 'Korisničko ime': 'inovak', Lozinka: 'Duga-lozinka-12' };

test('a list that cannot be loaded shows the text of the catalogue and a retry', async () => {
  api.use(http.get(PATH, () => refuse(500, 'Baza se ne javlja.'), { once: true }));
  openAsAdmin('/manage-users');
  expect(await screen.findByText('Došlo je do greške pri slanju zahtjeva ovdje.')).toBeVisible();
  await press('Pokušaj ponovno');
  expect(await rowsOf('Svi korisnici')).toHaveLength(2);
});

test('a list that fails over prezime shows the server’s message about it', async () => {
  api.use(http.get(PATH, () => refuse(400, 'Neispravno.', { fields: { prezime: 'Prezime nije ispravno.' } })));
  openAsAdmin('/manage-users');
  expect(await screen.findByText('Prezime nije ispravno.')).toBeVisible();
});

test('the chosen user stays whichever page and search the list below shows', async () => {
  const others = Array.from({ length: 60 }, (_, n) => ({ ...ana, userId: 100 + n, username: `igrac${n}` }));
  users = [...others, ana];
  openAsAdmin('/manage-users?user=7');
  expect(await screen.findByDisplayValue('Ana Kovač (akovac)')).toBeVisible();
  expect(await screen.findByText('Prikazano 1–50 od 61')).toBeVisible();
  expect(await rowsOf('Svi korisnici')).toHaveLength(51);
  await fill('Izmjena korisnika', { Ime: 'Anamarija' });
  await userEvent.click(screen.getByRole('link', { name: /2/ }));
  expect(await screen.findByText('Prikazano 51–61 od 61')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: /Traži/ }), 'igrac7');
  expect(await screen.findByText('Prikazano 1–1 od 1')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: /Traži/ })).toHaveFocus();
  expect((await form('Izmjena korisnika')).getByLabelText('Ime')).toHaveValue('Anamarija');
});

test('a search without results shows a message', async () => {
  openAsAdmin('/manage-users?search=nitko');
  expect(await screen.findByText('Nitko ne odgovara pretrazi.')).toBeVisible();
});

test('the address of an unknown user shows a message, and nobody is chosen', async () => {
  openAsAdmin('/manage-users?user=8');
  expect(await screen.findByText('Došlo je do greške pri slanju zahtjeva ovdje.')).toBeVisible();
  expect((await form('Izmjena korisnika')).getByLabelText('Odabrani korisnik')).toHaveValue('');
});

test('a new user needs all four fields', async () => {
  openAsAdmin('/manage-users');
  await press('Dodaj korisnika');
  const card = await form('Novi korisnik');
  for (const message of [
    'Unesite ime.',
    'Unesite prezime.',
    'Korisničko ime mora imati najmanje 3 znaka.',
    'Unesite lozinku.',
  ]) {
    expect(await card.findByText(message)).toBeVisible();
  }
  expect(sent).toEqual([]);
});

test('the server’s messages are shown above the form and under the field, and the input is kept', async () => {
  api.use(http.post(PATH, () => refuse(409, 'Zauzeto.', { fields: { userName: 'Korisničko ime je već zauzeto.' } })));
  openAsAdmin('/manage-users');
  await fill('Novi korisnik', NEW);
  await press('Dodaj korisnika');
  const card = await form('Novi korisnik');
  const alert = within(await card.findByRole('alert'));
  expect(alert.getByText('Greške u formi:')).toBeVisible();
  expect(alert.getByRole('listitem')).toHaveTextContent('Korisničko ime: Korisničko ime je već zauzeto.');
  expect(card.getByText('Korisničko ime je već zauzeto.')).toBeVisible();
  expect(card.getByLabelText('Lozinka')).toHaveValue('Duga-lozinka-12');
});

test('a call that fails without messages about fields shows the general text', async () => {
  api.use(http.post(PATH, () => HttpResponse.error()));
  openAsAdmin('/manage-users');
  await fill('Novi korisnik', NEW);
  await press('Dodaj korisnika');
  expect(await screen.findByText('Došlo je do greške pri slanju zahtjeva.')).toBeVisible();
});

test('a new user is created and the form is empty again', async () => {
  openAsAdmin('/manage-users');
  await fill('Novi korisnik', { ...NEW, 'Korisničko ime': 'INovak' });
  await press('Dodaj korisnika');
  expect(await screen.findByText('Korisnik Iva Novak je stvoren.')).toBeVisible();
  expect(sent).toEqual([{ firstName: 'Iva', lastName: 'Novak', userName: 'inovak', password: 'Duga-lozinka-12' }]);
  expect((await form('Novi korisnik')).getByLabelText('Ime')).toHaveValue('');
});

test('an update without a chosen user is refused with the text of the catalogue', async () => {
  openAsAdmin('/manage-users');
  await press('Spremi izmjene');
  expect(await screen.findByText('ID korisnika nije pronađen ili forma nije valjana!')).toBeVisible();
  expect(screen.getByText('Korisnik mora biti odabran.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a refused update lists what is wrong with name and password', async () => {
  const fields = { firstName: 'Prekratko.', lastName: 'Prekratko.', password: 'Lozinka je među najčešćima.' };
  api.use(http.put(PATH, () => refuse(400, 'Provjerite unesene podatke.', { fields })));
  openAsAdmin('/manage-users?user=7');
  await screen.findByRole('table', { name: 'Svi korisnici' });
  await fill('Izmjena korisnika', { 'Nova lozinka': 'lozinka123' });
  await press('Spremi izmjene');
  const alert = within(await (await form('Izmjena korisnika')).findByRole('alert'));
  expect(alert.getByText('Greške u formi:')).toBeVisible();
  expect(alert.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Ime: Prekratko.',
    'Prezime: Prekratko.',
    'Lozinka: Lozinka je među najčešćima.',
  ]);
});

test('a user is chosen in the list and changed', async () => {
  openAsAdmin('/manage-users');
  await press('Uredi: Ana Kovač');
  expect(await screen.findByDisplayValue('Ana Kovač (akovac)')).toBeVisible();
  await fill('Izmjena korisnika', { Ime: 'Anamarija', 'Nova lozinka': 'Duga-lozinka-12' });
  await press('Spremi izmjene');
  expect(await screen.findByText('Podaci korisnika su spremljeni.')).toBeVisible();
  expect(sent).toEqual([{ selectedPlayer: 7, firstName: 'Anamarija', lastName: 'Kovač', password: 'Duga-lozinka-12' }]);
});

test('the server refuses to remove the last administrator', async () => {
  const message = 'To je posljednji administrator kluba. Najprije imenujte drugoga.';
  api.use(http.put(`${PATH}/7/roles`, () => refuse(409, message)));
  openAsAdmin('/manage-users?user=7');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Održavanje:/ }));
  await press('Spremi uloge');
  await press('Promijeni uloge');
  expect(await screen.findByText(message)).toBeVisible();
});

test('removing the own administrator role needs a confirmation', async () => {
  users = [{ ...ana, roles: ['USER', 'ADMIN'] }];
  openAsAdmin('/manage-users?user=7');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Administrator:/ }));
  await press('Spremi uloge');
  const question = await dialog('Želite li promijeniti uloge korisnika Ana Kovač?');
  expect(question.getByText('Gubi: Administrator (sve stranice administracije)')).toBeVisible();
  expect(question.getByText(/^Oduzimate ulogu sami sebi/)).toBeVisible();
  await press('Odustani');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([]);
});

test('a user without a role is refused at once', async () => {
  openAsAdmin('/manage-users?user=7');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Član:/ }));
  await press('Spremi uloge');
  expect(await screen.findByText('Odaberite barem jednu ulogu.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('roles, the link to the league, and access of the chosen user', async () => {
  openAsAdmin('/manage-users?user=7');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Održavanje terena/ }));
  await press('Spremi uloge');
  const question = await dialog('Želite li promijeniti uloge korisnika Ana Kovač?');
  expect(question.getByText('Dobiva: Održavanje terena (zatvaranje termina u rasporedu)')).toBeVisible();
  expect(sent).toEqual([]);
  await press('Promijeni uloge');
  await waitFor(() => expect(sent).toEqual([['roles', { roles: ['USER', 'COURT_MAINTENANCE'] }]]));

  expect(await screen.findByRole('link', { name: 'Igrači ljetne lige' })).toHaveAttribute(
    'href',
    '/admin/pyramid-control',
  );

  await press('Deaktiviraj korisnika');
  await dialog('Želite li deaktivirati korisnika Ana Kovač?');
  await press('Deaktiviraj');
  await waitFor(() => expect(sent.at(-1)).toEqual(['active', { active: false }]));
  expect(await screen.findByRole('button', { name: 'Aktiviraj korisnika' })).toBeVisible();
});

test('a user with an address is invited by e-mail, after a confirmation that states what ends', async () => {
  users = [{ ...ana, email: 'ana@example.com', invitation: 'EMAIL' }];
  const message = 'Pozivnica za Ana Kovač poslana je na ana@example.com.';
  api.use(
    http.post(`${PATH}/7/invitation`, () => {
      sent.push('invitation');
      return HttpResponse.json({ message });
    }),
  );
  openAsAdmin('/manage-users?user=7');
  await press('Pozovi e-poštom');
  const question = await dialog('Želite li e-poštom pozvati korisnika Ana Kovač?');
  expect(question.getByText(/^Na ana@example.com ide poveznica/)).toBeVisible();
  expect(question.getByText(/^Ranije poslana pozivnica prestaje vrijediti/)).toBeVisible();
  expect(sent).toEqual([]);
  await press('Pošalji pozivnicu');
  expect(await screen.findByText(message)).toBeVisible();
  expect(sent).toEqual(['invitation']);
});

test.each([
  ['NO_ADDRESS', /^Bez adrese e-pošte/],
  ['NO_MAIL', /^Klub ne šalje e-poštu/],
  ['KEYCLOAK', /^Lozinke čuva Keycloak/],
] as const)(
  'who cannot be invited by e-mail (%s) gets a one-time password, and the screen says why',
  async (way, message) => {
    users = [{ ...ana, invitation: way }];
    openAsAdmin('/manage-users?user=7');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Nova jednokratna lozinka' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pozovi e-poštom' })).not.toBeInTheDocument();
  },
);

test('a one-time password is shown once, to be copied', async () => {
  const user = userEvent.setup();
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Not allowed.'));
  openAsAdmin('/manage-users?user=7');
  await press('Nova jednokratna lozinka');
  await press('Postavi lozinku');
  const shown = await dialog('Jednokratna lozinka: Ana Kovač');
  expect(shown.getByRole('textbox', { name: 'Jednokratna lozinka' })).toHaveValue('jq3h6-xfk76-3exz6');
  await user.click(shown.getByRole('button', { name: 'Kopiraj' }));
  expect(await screen.findByText(/^Kopiranje nije uspjelo/)).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Kopiraj' }));
  expect(await screen.findByText('Lozinka je kopirana.')).toBeVisible();
  expect(copy).toHaveBeenLastCalledWith('jq3h6-xfk76-3exz6');
  await user.click(shown.getByRole('button', { name: 'Zatvori' }));
  await waitFor(() => expect(screen.queryByDisplayValue('jq3h6-xfk76-3exz6')).not.toBeInTheDocument());
});

test('personal data are erased after the username was typed; a refusal keeps the input', async () => {
  let answered = 0;
  api.use(
    http.post(`${PATH}/7/erase`, async ({ request }) => {
      sent.push(await request.json());
      answered += 1;
      if (answered === 1) return refuse(400, 'Upisano korisničko ime nije ime ovog korisnika.');
      return HttpResponse.json({ message: 'Osobni podaci su izbrisani.', pseudonym: 'Bivši član 7' });
    }),
  );
  openAsAdmin('/manage-users');
  await press('Uredi: Ana Kovač');
  await press('Izbriši osobne podatke');
  const question = await dialog('Želite li zauvijek izbrisati osobne podatke korisnika Ana Kovač?');
  const erase = question.getByRole('button', { name: 'Izbriši osobne podatke' });
  await userEvent.click(erase);
  expect(question.getByText('Upišite korisničko ime.')).toBeVisible();
  await userEvent.type(question.getByLabelText('Korisničko ime'), 'ana');
  await userEvent.click(erase);
  expect(await question.findByText('Upisano korisničko ime nije ime ovog korisnika.')).toBeVisible();
  await userEvent.type(question.getByLabelText('Korisničko ime'), '{Control>}a{/Control}akovac');
  await userEvent.click(erase);
  expect(await screen.findByText('Osobni podaci su izbrisani.')).toBeVisible();
  expect(sent.at(0)).toEqual({ username: 'ana' });
});

test('roles that were chosen when the session ended are restored, and for nobody else', async () => {
  users = [ana, { ...ana, userId: 8, firstName: 'Bruno', lastName: 'Babić', username: 'bbabic' }];
  const care = () => screen.findByRole('checkbox', { name: /^Održavanje terena/ });
  const first = openAsAdmin('/manage-users?user=7');
  await userEvent.click(await care());
  act(() => authStore.getState().clearSession());
  first.unmount();
  const second = openAsAdmin('/manage-users?user=8');
  expect(await care()).not.toBeChecked();
  second.unmount();
  openAsAdmin('/manage-users?user=7');
  expect(await care()).toBeChecked();
});

test('for a user whose personal data were erased the screen says so, and offers no change', async () => {
  api.use(
    http.post(`${PATH}/7/erase`, () => {
      users = [{ ...ana, firstName: 'Bivši', lastName: 'član 7', username: 'erased-7', active: false, erased: true }];
      return HttpResponse.json({ message: 'Osobni podaci su izbrisani.', pseudonym: 'Bivši član 7' });
    }),
  );
  openAsAdmin('/manage-users?user=7');
  await fill('Izmjena korisnika', { Ime: 'Anamarija' });
  await press('Izbriši osobne podatke');
  const question = await dialog(/zauvijek izbrisati/);
  await userEvent.type(question.getByLabelText('Korisničko ime'), 'akovac');
  await userEvent.click(question.getByRole('button', { name: 'Izbriši osobne podatke' }));
  const card = await form('Korisnik: Bivši član 7');
  expect(card.getByText(/^Osobni podaci ovog korisnika su izbrisani/)).toBeVisible();
  expect(card.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Izmjena korisnika' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /^Pristup/ })).not.toBeInTheDocument();
  expect(screen.queryByDisplayValue('Anamarija')).not.toBeInTheDocument();
});

test('an erased user who is chosen in the list below brings the focus up, like any other', async () => {
  users = [{ ...ana, firstName: 'Bivši', lastName: 'član 7', active: false, erased: true }];
  openAsAdmin('/manage-users');
  await press('Uredi: Bivši član 7');
  expect(await screen.findByText(/^Osobni podaci ovog korisnika su izbrisani/)).toHaveFocus();
});

describe('leaving with unsaved input', () => {
  const question = () => dialog('Želite li otići bez spremanja?');
  const stay = async () => {
    await userEvent.click((await question()).getByRole('button', { name: 'Ostani' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };

  test('asks first, whichever form it is in', async () => {
    const { router } = openAsAdmin('/manage-users');
    await fill('Novi korisnik', { Ime: 'Iva' });
    act(() => void router.navigate('/admin'));
    await stay();
    expect(router.state.location.pathname).toBe('/manage-users');
    expect((await form('Novi korisnik')).getByLabelText('Ime')).toHaveValue('Iva');
    act(() => void router.navigate('/admin'));
    await userEvent.click((await question()).getByRole('button', { name: 'Otiđi bez spremanja' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
  });

  test('choosing another user asks only if the forms of the chosen one would lose input', async () => {
    const { router } = openAsAdmin('/manage-users');
    await fill('Novi korisnik', { Ime: 'Iva' });
    await press('Uredi: Ana Kovač');
    expect(router.state.location.search).toBe('?user=7');
    expect((await form('Novi korisnik')).getByLabelText('Ime')).toHaveValue('Iva');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Održavanje terena/ }));
    act(() => void router.navigate('/manage-users?user=8'));
    await stay();
    expect(router.state.location.search).toBe('?user=7');
    expect(screen.getByRole('checkbox', { name: /^Održavanje terena/ })).toBeChecked();
  });
});
