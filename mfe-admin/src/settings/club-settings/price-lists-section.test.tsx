import type { Settings } from '@club/shared/contracts/settings';
import { deferred, liveEvents, refuse, typeIntoPicker } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { dialog, openAsAdmin, press, retype } from '../../testing/administrator';
import { clubSettings, SETTINGS_CALL } from '../../testing/club-settings';

const { api, club } = clubSettings();
const live = liveEvents();
type PriceList = Settings['priceLists'][number];
const open = () => openAsAdmin('/admin/settings');

test('a new price list starts with the newest prices; money is typed with a comma', async () => {
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
    expect(club.sent).toEqual([
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

test('a list that is or was in force cannot be changed; a future one can be deleted as it was shown', async () => {
  const packages = club.settings.priceLists[0]?.packages ?? [];
  club.settings = { ...club.settings, priceLists: club.settings.priceLists.map((list) => ({ ...list, packages })) };
  open();
  await screen.findByRole('table', { name: 'Cjenici' });
  expect(screen.queryByRole('button', { name: 'Uredi: cjenik od 20.11.2025.' })).not.toBeInTheDocument();
  await press('Izbriši: cjenik od 01.01.2027.');
  const question = await dialog('Želite li izbrisati cjenik od 01.01.2027.?');
  expect(question.getByText('Nastavit će vrijediti cjenik prije njega.')).toBeVisible();
  // Today's prices stay.
  expect(question.queryByText(/zatim/)).not.toBeInTheDocument();
  await press('Izbriši');
  const prices = { validFrom: '2027-01-01', dayPrice: '8', nightPrice: '11', nightFrom: '17:00:00' };
  const shown = new URLSearchParams({ ...prices, packages: JSON.stringify(packages) });
  await waitFor(() => expect(club.sent).toEqual([['DELETE', `price-lists/2?${shown}`, null]]));
});

test('after the first booking by a list it can no longer be edited, before somebody fills in the form', async () => {
  api.use(live.handler);
  open();
  live.connect();
  await screen.findByRole('button', { name: 'Uredi: cjenik od 01.01.2027.' });
  const priceLists = club.settings.priceLists.map((list) => ({ ...list, editable: false }));
  api.use(http.get(SETTINGS_CALL, () => HttpResponse.json({ ...club.settings, priceLists })));
  await live.change('grid');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Uredi: cjenik/ })).not.toBeInTheDocument());
});

test('a change of today’s prices needs a confirmation that shows old prices next to new ones', async () => {
  open();
  await press('Novi cjenik');
  await typeIntoPicker('Vrijedi od', '20112026');
  const list = await dialog('Novi cjenik');
  await retype(list.getByLabelText('Dnevni termin €'), '8,50');
  await press('Spremi');
  const question = await dialog('Cjenik vrijedi odmah. Želite li ga spremiti?');
  expect(question.getByText('Dnevni termin: sada 7,00 €, zatim 8,50 €')).toBeVisible();
  expect(club.sent).toEqual([]);
  await press('Spremi cjenik');
  await waitFor(() => expect(club.sent).toHaveLength(1));
});

describe('a list that is in force since today, and by which nobody has booked yet,', () => {
  const [before, future] = club.settings.priceLists as [PriceList, PriceList];
  const today = { ...future, validFrom: '2026-11-20', inForce: true };
  const later = { ...future, id: 3 };
  const setLists = (...priceLists: PriceList[]) => {
    club.settings = { ...club.settings, priceLists };
  };
  const startOn = async (typed: string) => {
    open();
    await press('Uredi: cjenik od 20.11.2026.');
    await typeIntoPicker('Vrijedi od', typed);
    await press('Spremi');
    return dialog('Današnje se cijene mijenjaju odmah. Želite li spremiti cjenik?');
  };

  test('is not moved to a later day before it was shown what today costs then', async () => {
    setLists(today, { ...before, inForce: false });
    const question = await startOn('21112026');
    expect(question.getByText('Cjenik će vrijediti tek od 21.11.2026.')).toBeVisible();
    expect(question.getByText('Nastavit će vrijediti cjenik prije njega.')).toBeVisible();
    expect(question.getByText('Dnevni termin: sada 8,00 €, zatim 7,00 €')).toBeVisible();
    expect(club.sent).toEqual([]);
    await press('Spremi cjenik');
    await waitFor(() =>
      expect(club.sent).toMatchObject([['PUT', 'price-lists/2', { validFrom: '2026-11-21', dayPrice: 8 }]]),
    );
  });

  test.each([
    ['the list itself', '21112026', '20.11.2026.', [today]],
    ['the list itself', '31122026', '30.12.2026.', [today, later]],
    ['another one', '01022027', '31.12.2026.', [today, later]],
  ])('is the first of all: until %s begins (moved to %s) nothing can be booked', async (_, typed, until, lists) => {
    setLists(...lists);
    const question = await startOn(typed);
    const text = `Cjenika prije njega nema, pa se termini do ${until} neće moći rezervirati.`;
    expect(question.getByText(text)).toBeVisible();
  });

  test('is not deleted before the same was shown', async () => {
    setLists(today, { ...before, inForce: false });
    open();
    await press('Izbriši: cjenik od 20.11.2026.');
    const question = await dialog('Želite li izbrisati cjenik od 20.11.2026.?');
    expect(question.getByText('Noćni termin: sada 11,00 €, zatim 10,00 €')).toBeVisible();
    expect(question.getByText('Nastavit će vrijediti cjenik prije njega.')).toBeVisible();
  });
});

test.each([
  ['today’s first list, before another', '20.11.2026.', ['2026-11-20', '2027-01-01'], 'termini do 31.12.2026.'],
  ['the only list', '20.11.2026.', ['2026-11-20'], 'termini'],
  [
    'the first list of a new club, before another',
    '01.12.2026.',
    ['2026-12-01', '2027-01-01'],
    'termini do 31.12.2026.',
  ],
  ['the only list of a new club', '01.12.2026.', ['2026-12-01'], 'termini'],
])('the question about deleting %s says what cannot be booked', async (_, from, days, what) => {
  const [, list] = club.settings.priceLists as [PriceList, PriceList];
  const priceLists = days.map((validFrom, id) => ({ ...list, id, validFrom, inForce: validFrom === '2026-11-20' }));
  club.settings = { ...club.settings, priceLists };
  open();
  await press(`Izbriši: cjenik od ${from}`);
  const question = await dialog(`Želite li izbrisati cjenik od ${from}?`);
  expect(question.getByText(`Cjenika prije njega nema, pa se ${what} neće moći rezervirati.`)).toBeVisible();
  expect(question.queryByText('Nastavit će vrijediti cjenik prije njega.')).not.toBeInTheDocument();
});

test('if the day cannot be read, the form says so, because nothing can be saved', async () => {
  api.use(http.get('*/api/club-day', () => refuse(500, 'Sat stoji.')));
  open();
  await press('Novi cjenik');
  expect(await screen.findByText('Sat stoji.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Spremi' })).toBeDisabled();
});

test('a list cannot be saved before today is known, because then nobody would be asked whether it is in force at once', async () => {
  const reading = deferred();
  // Without a response the next handler answers.
  api.use(http.get('*/api/club-day', () => reading.promise.then(() => undefined)));
  open();
  await press('Novi cjenik');
  await typeIntoPicker('Vrijedi od', '20112026');
  expect(screen.getByRole('button', { name: 'Spremi' })).toBeDisabled();
  reading.resolve();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Spremi' })).toBeEnabled());
  await press('Spremi');
  await dialog('Cjenik vrijedi odmah. Želite li ga spremiti?');
  expect(club.sent).toEqual([]);
});
