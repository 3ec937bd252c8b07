import type { LeaguePlayerRecord } from '@club/shared/contracts/league/players-control';
import { TOTAL_HEADER } from '@club/shared/contracts/paging';
import { fakeApi, liveEvents, onLeagueDay, refuse } from '@club/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aLeagueSeason } from '../../testing/a-league-season';
import { actionsOf, choose, dialog, openAsAdmin, press, retype, rowsOf } from '../../testing/administrator';

const PATH = '*/api/admin/league/players';
const NOTHING = { nadimak: null, birthDate: null, residence: null, email: null, phone: null, member: null, version: 1 };
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
const live = liveEvents();
const api = fakeApi(
  live.handler,
  onLeagueDay('2026-05-20'),
  http.get('*/api/admin/league/seasons', () => HttpResponse.json([aLeagueSeason()])),
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

test('all players ever are listed and can be found; a player who is a user can only be erased with the user', async () => {
  openAsAdmin('/admin/league-registrations');
  expect((await rowsOf('Svi igrači lige')).slice(1).map((cells) => cells.slice(0, 3))).toEqual([
    ['Ćosić Ivo', '2015.–2016., 2019.', 'nije korisnik'],
    ['Kovač Ana', '2026.', 'akovac'],
  ]);
  expect(screen.getByRole('link', { name: 'akovac' })).toHaveAttribute('href', '/manage-users?user=7');
  expect(await actionsOf('Ćosić I.')).toEqual(['Uredi', 'Poveži s korisnikom', 'Izbriši podatke']);
  expect(await actionsOf('Kovač A.')).toEqual(['Uredi', 'Poveži s korisnikom']);
  await userEvent.type(screen.getByRole('searchbox'), 'cosic');
  expect(await screen.findByText('Prikazano 1–1 od 1')).toBeVisible();
});

test('personal data are erased after the name was typed, and the list shows the pseudonym', async () => {
  openAsAdmin('/admin/league-registrations');
  await choose('Izbriši podatke', 'Ćosić I.');
  const question = await dialog('Želite li zauvijek izbrisati osobne podatke igrača?');
  expect(question.getByText('Ćosić Ivo')).toBeVisible();
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
  expect(await within(table).findByText('Bivši igrač 5')).toBeVisible();
});

test.each([
  ['SUBSTITUTE', /^Igra kao zamjena u otvorenom kolu: najprije upišite drugu zamjenu, /],
  ['DRAW', /^Ima meč u ždrijebu: najprije upišite ishod „Predaja prije meča”, /],
] as const)('before an erasure the fee that is owed is named, and an open match: %s', async (open, advice) => {
  const unpaidFees = [{ year: 2026, amount: 60, currency: 'EUR' as const }];
  players = [{ ...ivo, obligations: { unpaidFees, openMatches: [open] } }];
  openAsAdmin('/admin/league-registrations');
  await choose('Izbriši podatke', 'Ćosić I.');
  const question = await dialog('Želite li zauvijek izbrisati osobne podatke igrača?');
  expect(question.getByText(/^Duguje članarinu za ljetnu ligu: 60,00\s€ za 2026\. Nakon brisanja/)).toBeVisible();
  expect(question.getByText(advice)).toBeVisible();
});

test('two players of the same name are distinguished, also when one of them is to be erased', async () => {
  players = [
    { ...ivo, displayName: 'Ćosić I. (5)', nadimak: 'Žuti' },
    { ...ivo, id: 6, displayName: 'Ćosić I. (6)' },
    { ...ana, nadimak: 'Anica' },
  ];
  openAsAdmin('/admin/league-registrations');
  const names = (await rowsOf('Svi igrači lige')).slice(1).map(([name]) => name);
  expect(names).toEqual(['Ćosić Ivo (Žuti)', 'Ćosić I. (6)', 'Kovač Ana']);
  await choose('Izbriši podatke', 'Ćosić I. (5)');
  const question = await dialog('Želite li zauvijek izbrisati osobne podatke igrača?');
  expect(question.getByText('Ćosić Ivo (Žuti)')).toBeVisible();
  expect(question.getByText(/upišite ime i prezime: Ivo Ćosić$/)).toBeVisible();
});

test('a player’s data are changed, including cleared fields, and a refusal stays at its field', async () => {
  players = [{ ...ivo, nadimak: 'Žuti', email: 'ivo@example.com', birthDate: '1980-05-06' }];
  api.use(
    http.put(`${PATH}/5`, async ({ request }) => {
      const body = (await request.json()) as { lastName: string };
      sent.push(body);
      const fields = { birthDate: 'Datum rođenja nije ispravan.' };
      if (sent.length === 1) return refuse(400, 'Provjerite unesene podatke.', { fields });
      players = [{ ...ivo, prezime: body.lastName }];
      return HttpResponse.json({ message: 'Podaci igrača su spremljeni.', player: players[0] });
    }),
  );
  openAsAdmin('/admin/league-registrations');
  await choose('Uredi', 'Ćosić I.');
  const form = await dialog('Podaci igrača: Ćosić I.');
  await retype(form.getByLabelText('Prezime'), 'Ćosić-Rukavina');
  await retype(form.getByLabelText('Nadimak'), '');
  await retype(form.getByLabelText('E-pošta'), '');
  await press('Spremi');
  expect(await form.findByText('Datum rođenja nije ispravan.')).toBeVisible();
  expect(form.getByLabelText('Prezime')).toHaveValue('Ćosić-Rukavina');
  await press('Spremi');
  expect(await screen.findByText('Podaci igrača su spremljeni.')).toBeVisible();
  expect(sent[1]).toEqual({
    firstName: 'Ivo',
    lastName: 'Ćosić-Rukavina',
    nickname: null,
    birthDate: '1980-05-06',
    residence: null,
    email: null,
    phone: null,
    version: 1,
  });
  expect(screen.getByText('Ćosić-Rukavina Ivo')).toBeVisible();
});

test('somebody else was faster: typed fields stay, the others show what is saved, and nothing is reverted', async () => {
  players = [ivo];
  const message = 'Podaci igrača su u međuvremenu promijenjeni. Sada: Ivo Ćosić, 091 222. Vaš unos je ostao.';
  const theirs = { ...ivo, phone: '091 222', version: 2 };
  api.use(
    http.put(`${PATH}/5`, async ({ request }) => {
      const body = (await request.json()) as { lastName: string; phone: string; version: number };
      sent.push([body.lastName, body.phone, body.version]);
      players = [theirs];
      if (body.version !== theirs.version) return refuse(409, message, { extra: { player: theirs } });
      players = [{ ...theirs, prezime: body.lastName, version: 3 }];
      return HttpResponse.json({ message: 'Podaci igrača su spremljeni.', player: players[0] });
    }),
  );
  openAsAdmin('/admin/league-registrations');
  await choose('Uredi', 'Ćosić I.');
  const form = await dialog('Podaci igrača: Ćosić I.');
  await retype(form.getByLabelText('Prezime'), 'Rukavina');
  await press('Spremi');
  expect(await form.findByText(message)).toBeVisible();
  expect(form.getByLabelText('Prezime')).toHaveValue('Rukavina');
  expect(form.getByLabelText('Telefon')).toHaveValue('091 222');
  await press('Spremi');
  expect(await screen.findByText('Podaci igrača su spremljeni.')).toBeVisible();
  expect(await screen.findByText('Rukavina Ivo')).toBeVisible();
  expect(sent).toEqual([
    ['Rukavina', ivo.phone, 1],
    ['Rukavina', '091 222', 2],
  ]);
});

test.each([
  ['Uredi', 'Podaci igrača: Zec 20', 'Nadimak'],
  ['Poveži s korisnikom', 'Poveži s korisnikom: Zec 20', 'Korisnik'],
])(
  '%s: the dialog and its input stay when a new player moves its row to the next page',
  async (action, title, field) => {
    const noUsers = { headers: { [TOTAL_HEADER]: '0' } };
    api.use(http.get('*/api/admin/user-management', () => HttpResponse.json([], noUsers)));
    const playerOf = (number: number) => ({ ...ivo, id: number, prezime: 'Zec', displayName: `Zec ${number}` });
    players = Array.from({ length: 21 }, (_, index) => playerOf(index + 1));
    openAsAdmin('/admin/league-registrations');
    live.connect();
    await choose(action, 'Zec 20');
    const form = await dialog(title);
    await userEvent.type(await form.findByLabelText(field), 'Brzi');
    players = [{ ...ana, id: 99 }, ...players];
    await live.change('league');
    expect(await screen.findByText('Prikazano 1–20 od 22')).toBeInTheDocument();
    expect(screen.queryByLabelText('Radnje: Zec 20')).not.toBeInTheDocument();
    expect(form.getByLabelText(field)).toHaveValue('Brzi');
  },
);

test('a search without results says so, and not where players come from', async () => {
  openAsAdmin('/admin/league-registrations?search=nitko');
  expect(await screen.findByText('Nijedan igrač ne odgovara pretrazi.')).toBeVisible();
  expect(screen.queryByText('Nema igrača.')).toBeNull();
});

test('the search for a member calls the server when typing pauses, not with each letter', async () => {
  const asked: (string | null)[] = [];
  api.use(
    http.get('*/api/admin/user-management', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('search'));
      return HttpResponse.json([], { headers: { [TOTAL_HEADER]: '0' } });
    }),
  );
  openAsAdmin('/admin/league-registrations');
  await choose('Poveži s korisnikom', 'Ćosić I.');
  const form = await dialog('Poveži s korisnikom: Ćosić I.');
  const search = await form.findByRole('combobox', { name: 'Korisnik' });
  await userEvent.type(search, 'ćosić', { delay: 120 });
  await waitFor(() => expect(asked.at(-1)).toBe('ćosić'));
  expect(asked).toEqual(['', 'ćosić']);
});

test('a changed name of the linked member is shown', async () => {
  openAsAdmin('/admin/league-registrations');
  live.connect();
  expect(await screen.findByRole('link', { name: 'akovac' })).toBeVisible();
  players = [{ ...ana, member: { memberId: 7, firstName: 'Ana', lastName: 'Horvat', username: 'ahorvat' } }];
  await live.change('members');
  expect(await screen.findByRole('link', { name: 'ahorvat' })).toBeVisible();
});

test('a substitute is added without a registration: a name is enough', async () => {
  api.use(
    http.post(PATH, async ({ request }) => {
      sent.push(await request.json());
      const added = { ...ivo, id: 10, ime: 'Mia', prezime: 'Marić', displayName: 'Marić M.', years: [] };
      players = [...players, added];
      return HttpResponse.json({ message: 'Igrač je dodan.', player: added }, { status: 201 });
    }),
  );
  openAsAdmin('/admin/league-registrations');
  await press('Dodaj bez prijave');
  const form = await dialog('Igrač bez prijave');
  await press('Dodaj');
  expect(await form.findByText('Ime je obavezno.')).toBeVisible();
  await userEvent.type(form.getByLabelText('Ime'), 'Mia');
  await userEvent.type(form.getByLabelText('Prezime'), 'Marić');
  await press('Dodaj');
  expect(await screen.findByText('Marić Mia')).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({ firstName: 'Mia', lastName: 'Marić', birthDate: null, email: null }),
  ]);
});

test('after a lost response, adding again sends the same key; another form has another key', async () => {
  const keys: (string | null)[] = [];
  let isLost = true;
  api.use(
    http.post(PATH, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      if (isLost) return HttpResponse.error();
      return HttpResponse.json({ message: 'Igrač je dodan.', player: { ...ivo, id: 10 } }, { status: 201 });
    }),
  );
  openAsAdmin('/admin/league-registrations');
  const open = async () => {
    await press('Dodaj bez prijave');
    const form = await dialog('Igrač bez prijave');
    await userEvent.type(form.getByLabelText('Ime'), 'Mia');
    await userEvent.type(form.getByLabelText('Prezime'), 'Marić');
    await press('Dodaj');
    return form;
  };
  const form = await open();
  // The client retries before it shows the error.
  expect(await form.findByText(/Poslužitelj ne odgovara/)).toBeVisible();
  expect(form.getByLabelText('Prezime')).toHaveValue('Marić');
  isLost = false;
  await press('Dodaj');
  expect(await screen.findByText('Igrač je dodan.')).toBeVisible();
  expect([...new Set(keys)]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await open();
  await waitFor(() => expect(new Set(keys).size).toBe(2));
});
