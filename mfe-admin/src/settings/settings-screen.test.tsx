import type { Settings } from '@club/shared/contracts/settings';
import { aReservation, fakeApi, onClubDay, picker, refuse, shownBy, typeIntoPicker } from '@club/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { dialog, openAsAdmin, press, rowsOf } from '../testing/administrator';
import { otherSections } from '../testing/other-sections';

const CALL = '*/api/admin/settings';
const RETENTION = {
  actionLogMonths: 36,
  noticeMonths: 12,
  thinnedAt: '2026-11-20T03:00:00.000Z',
  removedActions: 4,
  removedNotices: 17,
};
let settings: Settings;
let sent: unknown[];
const record = async ({ request }: { request: Request }) => {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace('/api/admin/settings/', '') + search;
  sent.push([request.method, path, await request.json().catch(() => null)]);
  return HttpResponse.json({ message: 'Spremljeno.' });
};
const outside = () =>
  refuse(409, 'Izvan sezone ostale bi rezervacije.', {
    code: 'BOOKINGS_OUTSIDE',
    extra: {
      reservations: [
        aReservation({ rezervacijaId: 1, datumRezerviranja: '2027-04-02' }),
        aReservation({ rezervacijaId: 2, datumRezerviranja: '2027-04-03', cijena: 7 }),
      ],
    },
  });
const api = fakeApi(
  http.get(CALL, () => HttpResponse.json(settings)),
  http.get(`${CALL}/retention`, () => HttpResponse.json(RETENTION)),
  http.get('*/api/admin/league/seasons', () => HttpResponse.json([])),
  onClubDay(),
  http.post(`${CALL}/*`, record),
  http.put(`${CALL}/*`, record),
  http.delete(`${CALL}/*`, record),
  ...otherSections(),
);
beforeEach(() => {
  sent = [];
  settings = {
    seasons: [{ id: 3, name: 'Zima 2026./27.', opensOn: '2026-11-01', closesOn: '2027-04-04' }],
    hiddenSlots: [
      { id: 1, teren: 2, vrijemeTermina: '20:00:00', from: null },
      { id: 2, teren: 2, vrijemeTermina: '18:30:00', from: '2025-08-24' },
    ],
    priceLists: [
      {
        id: 1,
        validFrom: '2025-11-20',
        dayPrice: 7,
        nightPrice: 10,
        nightFrom: '17:00:00',
        packages: [{ packageName: 'Paket 10', price: 60, includedDaySlots: 10, includedNightSlots: 0 }],
        editable: false,
        inForce: true,
      },
      {
        id: 2,
        validFrom: '2027-01-01',
        dayPrice: 8,
        nightPrice: 11,
        nightFrom: '17:00:00',
        packages: [],
        editable: true,
        inForce: false,
      },
    ],
    landingDates: { registrationFrom: '02-01', leagueFrom: '04-06', leagueUntil: '08-28' },
    hiddenFinanceYears: [2019, 2020, 2022],
    fairUse: { openFriendly: null, openLeague: 2, perWeek: null, oneCourtAtOnce: false, cancelHours: null },
    slots: [
      { teren: 1, vrijemeTermina: '08:00:00' },
      { teren: 2, vrijemeTermina: '08:00:00' },
    ],
  };
});
const open = () => openAsAdmin('/admin/settings');
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

test('settings that cannot be loaded have a retry', async () => {
  api.use(http.get(CALL, () => refuse(500, 'Baza se ne javlja.'), { once: true }));
  open();
  expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
  await press('Pokušaj ponovno');
  expect(await rowsOf('Sezone')).toHaveLength(2);
});

test('all settings with their current values', async () => {
  open();
  expect((await rowsOf('Sezone'))[1]).toEqual(expect.arrayContaining(['Zima 2026./27.', '01.11.2026.', '04.04.2027.']));
  expect((await rowsOf('Skriveni termini')).slice(1).map((row) => row.slice(0, 2))).toEqual([
    ['Teren 2, 20:00', 'uvijek'],
    ['Teren 2, 18:30', 'od 24.08.2025.'],
  ]);
  expect((await rowsOf('Cjenici')).slice(1).map((row) => row.slice(0, 5))).toEqual([
    ['01.01.2027.Budući', '8,00\u00a0€', '11,00\u00a0€', '17:00', '–'],
    ['20.11.2025.Na snazi', '7,00\u00a0€', '10,00\u00a0€', '17:00', 'Paket 10: 60,00\u00a0€'],
  ]);
  expect(screen.getByLabelText('Liga od')).toHaveValue('6.4.');
});

test('a season that ends before it begins is refused under its field', async () => {
  open();
  await press('Nova sezona');
  await userEvent.type(screen.getByLabelText('Naziv'), 'Ljeto');
  await typeIntoPicker('Otvara se', '01052027');
  await typeIntoPicker('Zatvara se', '01042027');
  await press('Spremi');
  expect(await screen.findByText('Kraj ne može biti prije početka.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a new season', async () => {
  open();
  await press('Nova sezona');
  await userEvent.type(screen.getByLabelText('Naziv'), 'Ljeto 2027.');
  await typeIntoPicker('Otvara se', '05042027');
  await typeIntoPicker('Zatvara se', '30092027');
  await press('Spremi');
  expect(await screen.findByText('Spremljeno.')).toBeVisible();
  const season = { name: 'Ljeto 2027.', opensOn: '2027-04-05', closesOn: '2027-09-30', voidOutside: false };
  expect(sent).toEqual([['POST', 'seasons', season]]);
});

test('the dialog of a new season closes onto the list that contains it: what is below does not move afterwards', async () => {
  api.use(
    http.post(`${CALL}/seasons`, () => {
      const [winter] = settings.seasons;
      const summer = { id: 4, name: 'Ljeto 2027.', opensOn: '2027-04-05', closesOn: '2027-09-30' };
      settings = { ...settings, seasons: winter ? [winter, summer] : [summer] };
      return HttpResponse.json({ message: 'Spremljeno.' });
    }),
  );
  open();
  await press('Nova sezona');
  api.use(
    http.get(CALL, async () => {
      await delay(100);
      return HttpResponse.json(settings);
    }),
  );
  await userEvent.type(screen.getByLabelText('Naziv'), 'Ljeto 2027.');
  await typeIntoPicker('Otvara se', '05042027');
  await typeIntoPicker('Zatvara se', '30092027');
  await press('Spremi');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('row', { name: /^Ljeto 2027/ })).toBeVisible();
});

test('a refused season keeps the input and shows why', async () => {
  const fields = { opensOn: 'Preklapa se sa sezonom Zima 2026./27.' };
  api.use(http.put(`${CALL}/seasons/3`, () => refuse(409, 'Sezone se preklapaju.', { fields })));
  open();
  await press('Uredi: Zima 2026./27.');
  await retype(screen.getByLabelText('Naziv'), 'Duga zima');
  await press('Spremi');
  expect(await screen.findByText('Preklapa se sa sezonom Zima 2026./27.')).toBeVisible();
  expect(screen.getByLabelText('Naziv')).toHaveValue('Duga zima');
});

test('bookings outside a shorter season are shown before anything changes; cancelling changes nothing', async () => {
  api.use(http.put(`${CALL}/seasons/3`, outside, { once: true }));
  open();
  await press('Uredi: Zima 2026./27.');
  await typeIntoPicker('Zatvara se', '28032027');
  await press('Spremi');
  const question = await dialog('Izvan sezone ostaju 2 rezervacije');
  expect((await rowsOf('Neplaćeno i besplatno: ništa se ne vraća')).map((row) => row[0])).toEqual([
    'Datum',
    '02.04.2027.',
    '03.04.2027.',
  ]);
  await userEvent.click(question.getByRole('button', { name: 'Odustani' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Izvan sezone/ })).not.toBeInTheDocument());
  expect(shownBy(await picker('Zatvara se'))).toBe('28 03 2027');
  expect(sent).toEqual([]);
});

test('after a confirmation they are voided', async () => {
  api.use(http.put(`${CALL}/seasons/3`, outside, { once: true }));
  open();
  await press('Uredi: Zima 2026./27.');
  await typeIntoPicker('Zatvara se', '28032027');
  await press('Spremi');
  await press('Poništi rezervacije i spremi');
  expect(await screen.findByText('Spremljeno.')).toBeVisible();
  const season = { name: 'Zima 2026./27.', opensOn: '2026-11-01', closesOn: '2027-03-28', voidOutside: true };
  expect(sent).toEqual([['PUT', 'seasons/3', season]]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a season is deleted in the same two steps', async () => {
  api.use(http.delete(`${CALL}/seasons/3`, outside, { once: true }));
  open();
  await press('Izbriši: Zima 2026./27.');
  const question = await dialog('Želite li izbrisati sezonu „Zima 2026./27.”?');
  await userEvent.click(question.getByRole('button', { name: 'Izbriši' }));
  await press('Poništi rezervacije i spremi');
  expect(await screen.findByText('Spremljeno.')).toBeVisible();
  expect(sent).toEqual([['DELETE', 'seasons/3?voidOutside=true', null]]);
});

test('a slot is hidden, from a day on or always', async () => {
  open();
  await press('Sakrij termin');
  await press('Spremi');
  expect(await screen.findByText('Odaberite termin.')).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: 'Termin' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Teren 2, 08:00' }));
  await press('Spremi');
  await waitFor(() =>
    expect(sent).toEqual([['POST', 'hidden-slots', { teren: 2, vrijemeTermina: '08:00:00', from: null }]]),
  );
});

test('the server refuses to hide a slot with bookings', async () => {
  const message = 'Na tom terminu postoje rezervacije. Najprije ih izbrišite.';
  api.use(http.put(`${CALL}/hidden-slots/2`, () => refuse(409, message)));
  open();
  await press('Uredi: Teren 2, 18:30');
  await press('Spremi');
  expect(await screen.findByText(message)).toBeVisible();
});

test('a hidden slot is shown again after a confirmation', async () => {
  open();
  await press('Prikaži: Teren 2, 20:00');
  await dialog('Želite li ponovno prikazati termin?');
  await press('Prikaži');
  await waitFor(() => expect(sent).toEqual([['DELETE', 'hidden-slots/1', null]]));
});

test('a new price list has the newest prices as defaults; money is typed with a comma', async () => {
  open();
  await press('Novi cjenik');
  const list = await dialog('Novi cjenik');
  expect(list.getByLabelText('Dnevni termin €')).toHaveValue('8,00');
  await retype(list.getByLabelText('Dnevni termin €'), 'osam');
  await press('Dodaj paket');
  await press('Spremi');
  expect(await list.findAllByText('Unesite cijenu.')).toHaveLength(2);
  expect(list.getByText('Odaberite ispravan datum.')).toBeVisible();

  await typeIntoPicker('Vrijedi od', '01032027');
  await retype(list.getByLabelText('Dnevni termin €'), '8,50');
  await userEvent.type(list.getByLabelText('Paket'), 'Paket 5');
  await userEvent.type(list.getByLabelText('Cijena €'), '40');
  await retype(list.getByLabelText('Dnevni'), '5');
  await press('Spremi');
  await waitFor(() =>
    expect(sent).toEqual([
      [
        'POST',
        'price-lists',
        {
          validFrom: '2027-03-01',
          dayPrice: 8.5,
          nightPrice: 11,
          nightFrom: '17:00',
          packages: [{ packageName: 'Paket 5', price: 40, includedDaySlots: 5, includedNightSlots: 0 }],
        },
      ],
    ]),
  );
});

test('a list that is or was in force cannot be changed; a future one can be deleted', async () => {
  open();
  await screen.findByRole('table', { name: 'Cjenici' });
  expect(screen.queryByRole('button', { name: 'Uredi: cjenik od 20.11.2025.' })).not.toBeInTheDocument();
  await press('Izbriši: cjenik od 01.01.2027.');
  await dialog('Želite li izbrisati cjenik od 01.01.2027.?');
  await press('Izbriši');
  await waitFor(() => expect(sent).toEqual([['DELETE', 'price-lists/2', null]]));
});

test('the days of the landing page', async () => {
  open();
  await retype(await screen.findByLabelText('Liga od'), '31.4.');
  await press('Spremi datume');
  expect(await screen.findByText('Upišite dan i mjesec, npr. 6.4.')).toBeVisible();
  await retype(screen.getByLabelText('Liga od'), '10.4.');
  await press('Spremi datume');
  await waitFor(() =>
    expect(sent).toEqual([
      ['PUT', 'landing-dates', { registrationFrom: '02-01', leagueFrom: '04-10', leagueUntil: '08-28' }],
    ]),
  );
});

test('the years that the finances leave out', async () => {
  open();
  await retype(await screen.findByLabelText('Godine'), '2019, krivo');
  await press('Spremi godine');
  expect(await screen.findByText('Upišite godine odvojene zarezom, npr. 2019, 2020.')).toBeVisible();
  await retype(screen.getByLabelText('Godine'), '2017, 2019');
  await press('Spremi godine');
  await waitFor(() => expect(sent).toEqual([['PUT', 'hidden-finance-years', { years: [2017, 2019] }]]));
});

test('the booking rules: an empty field means no limit, an invalid one shows a message', async () => {
  open();
  const friendly = await screen.findByLabelText('Otvorenih prijateljskih po članu');
  expect(friendly).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByLabelText('Otvorenih ligaških po članu')).toHaveValue('2');
  await userEvent.type(friendly, '0');
  await press('Spremi pravila');
  expect(await screen.findByText('Najmanje 1.')).toBeVisible();
  expect(sent).toEqual([]);
  await retype(friendly, '3');
  await userEvent.clear(screen.getByLabelText('Otvorenih ligaških po članu'));
  await userEvent.click(screen.getByLabelText('Član u isto vrijeme može imati samo jedan teren'));
  await press('Spremi pravila');
  const rules = { openFriendly: 3, openLeague: null, perWeek: null, oneCourtAtOnce: true, cancelHours: null };
  await waitFor(() => expect(sent).toEqual([['PUT', 'fair-use', rules]]));
});

test('how long the log and the notices are kept, and what the last run deleted', async () => {
  open();
  const months = await screen.findByLabelText('Dnevnik, mjeseci');
  expect(months).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByText(/^Zadnje brisanje: 20.11.2026. u 04:00/)).toHaveTextContent('dnevnik 4, obavijesti 17');
  await retype(months, '2');
  await press('Spremi rokove');
  expect(await screen.findByText('Najmanje 3 mjeseca.')).toBeVisible();
  await retype(months, '24');
  await press('Spremi rokove');
  await waitFor(() => expect(sent).toEqual([['PUT', 'retention', { actionLogMonths: 24, noticeMonths: 12 }]]));
});

test('a change of today’s prices needs a confirmation, old prices next to new ones', async () => {
  open();
  await press('Novi cjenik');
  await typeIntoPicker('Vrijedi od', '20112026');
  const list = await dialog('Novi cjenik');
  await retype(list.getByLabelText('Dnevni termin €'), '8,50');
  await press('Spremi');
  const question = await dialog('Cjenik vrijedi odmah. Želite li ga spremiti?');
  expect(question.getByText('Dnevni termin: 7,00 € → 8,50 €')).toBeVisible();
  expect(sent).toEqual([]);
  await press('Spremi cjenik');
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('hiding a booked slot lists the affected bookings', async () => {
  const reservations = [aReservation({ rezervacijaId: 1, datumRezerviranja: '2026-11-22' })];
  api.use(
    http.post(`${CALL}/hidden-slots`, () =>
      refuse(409, 'Na tom terminu postoje rezervacije. Najprije ih izbrišite.', {
        code: 'SLOT_BOOKED',
        extra: { reservations },
      }),
    ),
  );
  open();
  await press('Sakrij termin');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Termin' }));
  await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  await press('Spremi');
  expect((await rowsOf('Rezervacije na tom terminu')).at(-1)?.slice(0, 4)).toEqual([
    '22.11.2026.',
    '18:30–20:00',
    '1',
    'Ana Kovač',
  ]);
  expect(screen.getByRole('link', { name: 'Brisanje rezervacija' })).toHaveAttribute(
    'href',
    '/admin-delete-reservations',
  );
});

test('the list beside the sections links to each of them by its heading', async () => {
  await open();
  await screen.findByRole('region', { name: 'Inačice' });
  const index = screen.getByRole('navigation', { name: 'Na ovoj stranici' });
  const places = within(index)
    .getAllByRole('link')
    .map((link) => [link.textContent, document.querySelector(`${link.getAttribute('href')} h2`)?.textContent]);
  expect(places).toHaveLength(12);
  for (const [name, heading] of places) expect(heading).toBe(name);
});
