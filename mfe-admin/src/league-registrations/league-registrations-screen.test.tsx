import type { Registration } from '@club/shared/contracts/league/registrations-control';
import type { LeagueSeasonSettings } from '@club/shared/contracts/league/season-settings';
import { TOTAL_HEADER } from '@club/shared/contracts/paging';
import { fakeApi, onLeagueDay, refuse, typeIntoPicker } from '@club/shared/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { aLeagueSeason } from '../testing/a-league-season';
import { aRegistration } from '../testing/a-registration';
import { dialog, openAsAdmin, press, retype } from '../testing/administrator';

const ana = { id: 9, ime: 'Ana', prezime: 'Kovač', displayName: 'Kovač A.' };
const certainAna = { ...ana, nadimak: null, birthDate: '1990-05-01', years: [2025], isCertain: true };
const aUser = (userId: number, firstName: string, lastName: string, username: string) => {
  const rest = { email: null, roles: ['USER'], active: true, invitation: 'NO_ADDRESS' };
  return { userId, firstName, lastName, username, ...rest };
};
let registration: Registration;
let season: LeagueSeasonSettings;
let sent: unknown[];
const changed = (message: string, but: Partial<Registration>) => {
  registration = { ...registration, ...but };
  return HttpResponse.json({ message, registration });
};
const api = fakeApi(
  onLeagueDay('2026-05-20'),
  http.get('*/api/admin/league/seasons', () => HttpResponse.json([season])),
  http.get('*/api/admin/league/registrations', () => HttpResponse.json([registration])),
  http.post('*/api/admin/league/registrations/1/accept', async ({ request }) => {
    sent.push(await request.json());
    return changed('Prijava je prihvaćena.', { state: 'ACCEPTED', player: ana });
  }),
  http.post('*/api/admin/league/registrations/1/refuse', async ({ request }) => {
    const body = (await request.json()) as { reason: string };
    return changed('Prijava je odbijena.', { state: 'REFUSED', refuseReason: body.reason });
  }),
  http.get('*/api/admin/league/players', () =>
    HttpResponse.json([
      {
        ...ana,
        nadimak: null,
        birthDate: null,
        residence: null,
        email: null,
        phone: null,
        member: null,
        years: [2026],
        version: 1,
      },
    ]),
  ),
  // Like a club of two thousand users: without a search, the user is on a later page.
  http.get('*/api/admin/user-management', ({ request }) => {
    const isFound = new URL(request.url).searchParams.get('search') === 'kov an';
    return HttpResponse.json(
      isFound
        ? [aUser(7, 'Ana', 'Kovač', 'akovac'), { ...aUser(4, 'Ana', 'Kovačić', 'akovacic'), erased: true }]
        : [aUser(3, 'Luka', 'Abramović', 'labramovic')],
      {
        headers: { [TOTAL_HEADER]: isFound ? '2' : '2000' },
      },
    );
  }),
);
beforeEach(() => {
  registration = aRegistration({ candidates: [certainAna] });
  season = aLeagueSeason({ state: 'ROUNDS' });
  sent = [];
});

test('a registration is accepted as the player of earlier seasons, then linked; a member linked elsewhere is refused', async () => {
  const linked: unknown[] = [];
  api.use(
    http.put('*/api/admin/league/players/9/member', async ({ request }) => {
      linked.push(await request.json());
      return refuse(409, 'Korisnik je već povezan s drugim igračem.');
    }),
  );
  openAsAdmin('/admin/league-registrations');
  await press('Prihvati, Ana Kovač');
  await userEvent.click((await dialog(/Prihvati prijavu/)).getByRole('button', { name: 'Prihvati' }));
  expect(await screen.findByText('Prijava je prihvaćena.')).toBeVisible();
  expect(sent).toEqual([{ playerId: 9 }]);
  await waitFor(() => expect(screen.getByRole('row', { name: /Ana Kovač/ })).toHaveFocus());

  await press('Poveži s korisnikom, Ana Kovač');
  const linking = await dialog(/Poveži s korisnikom/);
  expect(await linking.findByText(/prvih 1 od 2000: suzite pretragu/)).toBeVisible();
  await userEvent.type(linking.getByRole('searchbox'), 'kov an');
  expect(await linking.findByText('Sada: nije povezan. Pronađeno: 1.')).toBeVisible();
  await userEvent.click(linking.getByRole('combobox', { name: 'Korisnik' }));
  await userEvent.click(screen.getByRole('option', { name: 'Kovač Ana (akovac)' }));
  // The chosen member stays chosen during another search.
  await userEvent.clear(linking.getByRole('searchbox'));
  expect(await linking.findByText(/prvih 1 od 2000/)).toBeVisible();
  expect(linking.getByRole('combobox', { name: 'Korisnik' })).toHaveTextContent('Kovač Ana (akovac)');
  await press('Spremi');
  expect(await screen.findByText('Korisnik je već povezan s drugim igračem.')).toBeVisible();
  expect(linked).toEqual([{ memberId: 7 }]);
});

test('of namesakes none is chosen in advance, and each comes with what tells him apart', async () => {
  const known = { ...ana, nadimak: null, birthDate: null, years: [], isCertain: false };
  const other = { ...known, id: 12, nadimak: 'Kova', birthDate: '1988-12-16', years: [2020, 2021, 2025] };
  registration = aRegistration({ candidates: [known, other] });
  openAsAdmin('/admin/league-registrations');
  await press('Prihvati, Ana Kovač');
  const accepting = await dialog(/Prihvati prijavu/);
  await userEvent.click(accepting.getByRole('button', { name: 'Prihvati' }));
  expect(await screen.findByText(/Odaberite je li to netko od ponuđenih/)).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(accepting.getByRole('combobox', { name: 'Igrač lige' }));
  expect(screen.getByRole('option', { name: 'Ana Kovač, bez datuma rođenja, još bez sezone' })).toBeVisible();
  await userEvent.click(
    screen.getByRole('option', { name: 'Ana Kovač „Kova”, rođ. 16.12.1988., sezone 2020. – 2025.' }),
  );
  await userEvent.click(accepting.getByRole('button', { name: 'Prihvati' }));
  expect(await screen.findByText('Prijava je prihvaćena.')).toBeVisible();
  expect(sent).toEqual([{ playerId: 12 }]);
});

test('a refusal needs its reason, which stands in the list', async () => {
  openAsAdmin('/admin/league-registrations');
  await press('Odbij, Ana Kovač');
  const question = await dialog(/odbiti prijavu/);
  await userEvent.click(question.getByRole('button', { name: 'Odbij' }));
  expect(await question.findByText('Unesite razlog odbijanja.')).toBeVisible();
  await userEvent.type(question.getByRole('textbox'), 'Sezona je popunjena');
  expect(question.getByRole('button', { name: 'Odbij' })).toHaveClass('MuiButton-colorError');
  await userEvent.click(question.getByRole('button', { name: 'Odbij' }));
  expect(await screen.findByText('Prijava je odbijena.')).toBeVisible();
  expect(await screen.findByText(/Sezona je popunjena/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('row', { name: /Ana Kovač/ })).toHaveFocus());
});

test('the dialog of a correction closes onto the list that shows it', async () => {
  openAsAdmin('/admin/league-registrations');
  await press('Ispravi, Ana Kovač');
  api.use(
    http.put('*/api/admin/league/registrations/1', () => changed('Podaci su ispravljeni.', { city: 'Otok' })),
    http.get('*/api/admin/league/registrations', async () => {
      await delay(100);
      return HttpResponse.json([registration]);
    }),
  );
  await press('Spremi');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('row', { name: /Ana Kovač.*Otok/ })).toBeVisible();
});

test('what a person has changed since the acceptance is named, and passed on by saving', async () => {
  registration = aRegistration({ state: 'ACCEPTED', player: ana, changedFields: ['lastName', 'phone'] });
  api.use(
    http.put('*/api/admin/league/registrations/1', async ({ request }) => {
      sent.push(await request.json());
      return changed('Prijava je ispravljena.', { changedFields: [] });
    }),
  );
  openAsAdmin('/admin/league-registrations');
  expect(await screen.findByText('izmijenjena nakon prihvaćanja')).toBeVisible();
  await press('Ispravi, Ana Kovač');
  const form = await dialog('Ispravak prijave: Ana Kovač');
  expect(form.getByText(/^Nakon prihvaćanja u prijavi je izmijenjeno: prezime, telefon\./)).toBeVisible();
  await press('Spremi');
  await waitFor(() => expect(screen.queryByText('izmijenjena nakon prihvaćanja')).not.toBeInTheDocument());
  expect(sent).toMatchObject([{ lastName: 'Kovač' }]);
});

test('a player is added by hand; a refusal is shown under its field', async () => {
  api.use(
    http.post('*/api/admin/league/registrations', async ({ request }) => {
      const body = (await request.json()) as Registration;
      sent.push(body);
      if (sent.length === 1)
        return refuse(400, 'Provjerite unesene podatke.', { fields: { phone: 'Taj broj ne postoji.' } });
      return changed('Igrač je prijavljen u ligu.', { state: 'ACCEPTED', player: ana });
    }),
  );
  openAsAdmin('/admin/league-registrations');
  await press('Dodaj igrača');
  const form = await dialog('Novi igrač lige 2026.');
  await press('Dodaj');
  expect(await form.findByText('Ime je obavezno.')).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: 'Ime' }), 'Ivo');
  await userEvent.type(form.getByRole('textbox', { name: 'Prezime' }), 'Novak');
  await typeIntoPicker('Datum rođenja', '01051990');
  await userEvent.type(form.getByRole('textbox', { name: 'E-mail' }), 'ivo@primjer.hr');
  await userEvent.type(form.getByRole('textbox', { name: 'Telefon' }), '091 1');
  await userEvent.type(form.getByRole('textbox', { name: 'Mjesto stanovanja' }), 'Ivankovo');
  await press('Dodaj');
  expect(await form.findByText('Taj broj ne postoji.')).toBeVisible();
  await press('Dodaj');
  expect(await screen.findByText('Igrač je prijavljen u ligu.')).toBeVisible();
  expect(sent[1]).toEqual({
    firstName: 'Ivo',
    lastName: 'Novak',
    birthDate: '1990-05-01',
    email: 'ivo@primjer.hr',
    phone: '091 1',
    city: 'Ivankovo',
    year: 2026,
  });
});

test('the second of two administrators is told what the first has changed, and loses nothing', async () => {
  const now = aRegistration({ candidates: [certainAna], city: 'Otok', lastModifiedDate: '2026-03-02T10:00:00Z' });
  api.use(
    http.put('*/api/admin/league/registrations/1', async ({ request }) => {
      const body = (await request.json()) as { seen: string };
      sent.push(body);
      if (body.seen === now.lastModifiedDate) return changed('Prijava je ispravljena.', { city: 'Vinkovci' });
      return refuse(409, 'Prijava je u međuvremenu promijenjena. Sada: Otok.', { extra: { registration: now } });
    }),
  );
  openAsAdmin('/admin/league-registrations');
  await press('Ispravi, Ana Kovač');
  const form = await dialog('Ispravak prijave: Ana Kovač');
  const city = form.getByRole('textbox', { name: 'Mjesto stanovanja' });
  await userEvent.clear(city);
  await userEvent.type(city, 'Vinkovci');
  await press('Spremi');
  expect(await form.findByText('Prijava je u međuvremenu promijenjena. Sada: Otok.')).toBeVisible();
  expect(city).toHaveValue('Vinkovci');
  await press('Spremi');
  expect(await screen.findByText('Prijava je ispravljena.')).toBeVisible();
  expect(sent).toMatchObject([{ seen: '2026-03-01T10:00:00Z' }, { seen: now.lastModifiedDate, city: 'Vinkovci' }]);
});

describe('another administrator accepts the registration while a dialog about it is open', () => {
  const accepted = async (client: ReturnType<typeof openAsAdmin>['client']) => {
    registration = { ...registration, state: 'ACCEPTED', player: ana };
    await act(() => client.invalidateQueries());
    expect(await screen.findByText('prihvaćena')).toBeInTheDocument();
  };

  test('what was typed as a correction stays', async () => {
    const { client } = openAsAdmin('/admin/league-registrations');
    await press('Ispravi, Ana Kovač');
    const form = await dialog('Ispravak prijave: Ana Kovač');
    await retype(form.getByRole('textbox', { name: 'Telefon' }), '098 123 456');
    await accepted(client);
    expect(form.getByRole('textbox', { name: 'Telefon' })).toHaveValue('098 123 456');
  });

  test('the acceptance stays what it is, and says that it came too late', async () => {
    api.use(http.post('*/api/admin/league/registrations/1/accept', () => refuse(409, 'Prijava je već prihvaćena.')));
    const { client } = openAsAdmin('/admin/league-registrations');
    await press('Prihvati, Ana Kovač');
    const accepting = await dialog('Prihvati prijavu: Ana Kovač');
    await accepted(client);
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Prihvati prijavu: Ana Kovač');
    expect(accepting.getByRole('combobox', { name: 'Igrač lige' })).toHaveTextContent(
      'Ana Kovač, rođ. 01.05.1990., sezona 2025.',
    );
    await userEvent.click(accepting.getByRole('button', { name: 'Prihvati' }));
    expect(await accepting.findByText('Prijava je već prihvaćena.')).toBeVisible();
  });
});

test('after the last round nobody is added or accepted, and the page says why; a refusal is still possible', async () => {
  season = aLeagueSeason({ state: 'KNOCKOUT', takesPlayers: false });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  api.use(
    http.get('*/api/admin/league/seasons', async () => {
      await answered;
      return HttpResponse.json([season]);
    }),
  );
  openAsAdmin('/admin/league-registrations');
  // The players are there; the registrations wait for what may be done with them.
  expect(await screen.findByRole('button', { name: /^Uredi podatke igrača, / })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Prihvati, Ana Kovač' })).toBeNull();
  answer();
  expect(await screen.findByText(/^Sezona 2026\. više ne prima igrače/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Odbij, Ana Kovač' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Prihvati, Ana Kovač' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Dodaj igrača' })).toBeNull();
});

test('while the last round is open, the page says that who is accepted can only substitute', async () => {
  season = aLeagueSeason({ state: 'ROUNDS', substitutesOnly: true });
  openAsAdmin('/admin/league-registrations');
  expect(
    await screen.findByText(
      'Otvoreno je zadnje kolo sezone 2026. Tko se sada prihvati, može igrati samo kao zamjena; članarina se naplaćuje.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Prihvati, Ana Kovač' })).toBeVisible();
});

test('a player is added to a season that is still to be prepared, not to one of the past that never was', async () => {
  openAsAdmin('/admin/league-registrations?year=2027');
  expect(await screen.findByRole('button', { name: 'Dodaj igrača' })).toBeVisible();
  cleanup();
  openAsAdmin('/admin/league-registrations?year=2025');
  expect(await screen.findByText(/^Sezona 2025\. više ne prima igrače/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Dodaj igrača' })).toBeNull();
});
