import { picker, refuse, shownBy, typeIntoPicker } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { keys } from '../../query-keys';
import { dialog, openAsAdmin, press, retype } from '../../testing/administrator';
import { clubSettings, leavesBookingsOutside, SETTINGS_CALL } from '../../testing/club-settings';

const { api, club } = clubSettings();
const open = () => openAsAdmin('/admin/settings');
const MESSAGE = 'Drugi je administrator u međuvremenu spremio nešto drugo.';
const changed = (current: object) => () => refuse(409, MESSAGE, { code: 'SETTING_CHANGED', extra: { current } });

const WINTER = { name: 'Zima 2026./27.', opensOn: '2026-11-01', closesOn: '2027-04-04' };
const ENDED = { ...WINTER, closesOn: '2026-12-20' };

test('an untouched form shows what somebody else saves, and is then saved on that basis', async () => {
  const { client } = open();
  expect(await screen.findByLabelText('Liga od')).toHaveValue('6.4.');
  await retype(screen.getByLabelText('Godine'), '2017');
  const theirs = { ...club.settings.landingDates, leagueFrom: '04-10' };
  club.settings = { ...club.settings, landingDates: theirs, hiddenFinanceYears: [2018] };
  await act(() => client.invalidateQueries({ queryKey: keys.settings }));
  await waitFor(() => expect(screen.getByLabelText('Liga od')).toHaveValue('10.4.'));
  // Typed input stays; the years that the form has seen are still the old ones, so saving is refused.
  expect(screen.getByLabelText('Godine')).toHaveValue('2017');

  await retype(screen.getByLabelText('Liga do'), '30.8.');
  await press('Spremi datume');
  await press('Spremi godine');
  await waitFor(() =>
    expect(club.sent).toEqual([
      ['PUT', 'landing-dates', { ...theirs, leagueUntil: '08-30', seen: theirs }],
      ['PUT', 'hidden-finance-years', { years: [2017], seen: { years: [2019, 2020, 2022] } }],
    ]),
  );
});

test('a form whose typed input is taken back shows what somebody else has saved meanwhile', async () => {
  const { client } = open();
  const years = await screen.findByLabelText('Godine');
  const before = (years as HTMLInputElement).value;
  await retype(years, '2017');
  club.settings = { ...club.settings, hiddenFinanceYears: [2018] };
  await act(() => client.invalidateQueries({ queryKey: keys.settings }));
  expect(years).toHaveValue('2017');
  // One press of a browser's undo, not letter by letter.
  await userEvent.clear(years);
  await userEvent.paste(before);
  await waitFor(() => expect(years).toHaveValue('2018'));
  await retype(years, '2018, 2020');
  await press('Spremi godine');
  await waitFor(() =>
    expect(club.sent).toEqual([['PUT', 'hidden-finance-years', { years: [2018, 2020], seen: { years: [2018] } }]]),
  );
});

test('a season that somebody else has shortened stays shortened when it is renamed', async () => {
  api.use(http.put(`${SETTINGS_CALL}/seasons/3`, changed(ENDED), { once: true }));
  open();
  await press('Uredi: Zima 2026./27.');
  await retype(screen.getByLabelText('Naziv'), 'Zima');
  await press('Spremi');
  expect(await screen.findByText(MESSAGE)).toBeVisible();
  expect(screen.getByLabelText('Naziv')).toHaveValue('Zima');
  expect(shownBy(await picker('Zatvara se'))).toBe('20 12 2026');

  await press('Spremi');
  const change = { ...ENDED, name: 'Zima', voidOutside: false, seen: ENDED };
  await waitFor(() => expect(club.sent).toEqual([['PUT', 'seasons/3', change]]));
});

test('if the season has changed meanwhile, the consent to void bookings is asked for again', async () => {
  let calls = 0;
  api.use(
    http.put(`${SETTINGS_CALL}/seasons/3`, () => {
      calls += 1;
      return calls === 1 ? leavesBookingsOutside() : changed(ENDED)();
    }),
  );
  open();
  await press('Uredi: Zima 2026./27.');
  await typeIntoPicker('Zatvara se', '28032027');
  await press('Spremi');
  await press('Otkaži rezervacije i spremi');
  expect(await screen.findByText(MESSAGE)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Izvan sezone/ })).not.toBeInTheDocument());
  expect(shownBy(await picker('Zatvara se'))).toBe('28 03 2027');
});

test.each([
  ['Izbriši: Zima 2026./27.', /^Želite li izbrisati sezonu/, 'Izbriši', 'seasons/3', 'name=Zima+2026.%2F27.'],
  ['Izbriši: cjenik od 01.01.2027.', /^Želite li izbrisati cjenik/, 'Izbriši', 'price-lists/2', 'validFrom=2027-01-01'],
  ['Prikaži: Teren 2, 18:30', /^Želite li ponovno prikazati/, 'Prikaži', 'hidden-slots/2', 'from=2025-08-24'],
])(
  '%s: if somebody else has changed it while the question was open, that is shown',
  async (row, title, yes, path, shown) => {
    let asked = '';
    api.use(
      http.delete(`${SETTINGS_CALL}/${path}`, ({ request }) => {
        asked = request.url;
        return changed({})();
      }),
    );
    const { client } = open();
    await press(row);
    const question = await dialog(title);
    const [season] = club.settings.seasons;
    const seasons = season ? [{ ...season, name: 'Ljeto' }] : [];
    club.settings = { ...club.settings, seasons, hiddenSlots: [], priceLists: [] };
    await act(() => client.invalidateQueries({ queryKey: keys.settings }));
    await userEvent.click(question.getByRole('button', { name: yes }));
    expect(await screen.findByText(MESSAGE)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(asked).toContain(shown);
  },
);

test('if a season has changed meanwhile, both questions about its deletion close', async () => {
  let calls = 0;
  api.use(
    http.delete(`${SETTINGS_CALL}/seasons/3`, () => {
      calls += 1;
      return calls === 1 ? leavesBookingsOutside() : changed(ENDED)();
    }),
  );
  open();
  await press('Izbriši: Zima 2026./27.');
  await press('Izbriši');
  await press('Otkaži rezervacije i spremi');
  expect(await screen.findByText(MESSAGE)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a price that somebody else has corrected stays corrected when another field changes', async () => {
  const list = { validFrom: '2027-01-01', dayPrice: 8, nightPrice: 11, nightFrom: '17:00:00', packages: [] };
  const [ten] = club.settings.priceLists[0]?.packages ?? [];
  const current = { ...list, dayPrice: 9, packages: [ten] };
  api.use(http.put(`${SETTINGS_CALL}/price-lists/2`, changed(current), { once: true }));
  open();
  await press('Uredi: cjenik od 01.01.2027.');
  const form = await dialog('Promjena cjenika');
  await typeIntoPicker('Noćni od', '1800');
  await press('Spremi');
  expect(await form.findByText(MESSAGE)).toBeVisible();
  expect(form.getByLabelText('Dnevni termin €')).toHaveValue('9,00');
  expect(form.getByLabelText('Paket')).toHaveValue('Paket 10');
  await press('Spremi');
  await waitFor(() =>
    expect(club.sent).toEqual([['PUT', 'price-lists/2', { ...current, nightFrom: '18:00', seen: current }]]),
  );
});

test('if somebody else has corrected today’s prices meanwhile, the question closes and the form shows them', async () => {
  const [, future] = club.settings.priceLists;
  const today = { ...future, validFrom: '2026-11-20' } as NonNullable<typeof future>;
  club.settings = { ...club.settings, priceLists: [today] };
  api.use(http.put(`${SETTINGS_CALL}/price-lists/2`, changed({ ...today, dayPrice: 9 }), { once: true }));
  open();
  await press('Uredi: cjenik od 20.11.2026.');
  const form = await dialog('Promjena cjenika');
  await retype(form.getByLabelText('Noćni termin €'), '12');
  await press('Spremi');
  await press('Spremi cjenik');
  expect(await form.findByText(MESSAGE)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Cjenik vrijedi/ })).not.toBeInTheDocument());
  expect(form.getByLabelText('Dnevni termin €')).toHaveValue('9,00');
  expect(form.getByLabelText('Noćni termin €')).toHaveValue('12');
});

test('the new day of a hidden slot is sent together with the day that was shown', async () => {
  open();
  await press('Uredi: Teren 2, 18:30');
  await typeIntoPicker('Skriven od', '24122026');
  await press('Spremi');
  const rule = { teren: 2, vrijemeTermina: '18:30:00', from: '2026-12-24' };
  await waitFor(() =>
    expect(club.sent).toEqual([['PUT', 'hidden-slots/2', { ...rule, seen: { from: '2025-08-24' } }]]),
  );
});

test('after saving, a form of the page continues from the saved values, and from those that somebody else saves', async () => {
  const saved = club.settings.fairUse;
  open();
  const field = await screen.findByLabelText('Rezervacija u tjednu po članu');
  await userEvent.type(field, '5');
  await press('Spremi pravila');
  await waitFor(() => expect(club.sent).toEqual([['PUT', 'fair-use', { ...saved, perWeek: 5, seen: saved }]]));

  const theirs = { ...saved, perWeek: 5, openFriendly: 1 };
  api.use(http.put(`${SETTINGS_CALL}/fair-use`, changed(theirs), { once: true }));
  await retype(field, '6');
  await press('Spremi pravila');
  expect(await screen.findByText(MESSAGE)).toBeVisible();
  expect(screen.getByLabelText('Otvorenih prijateljskih po članu')).toHaveValue('1');
  await press('Spremi pravila');
  await waitFor(() => expect(club.sent[1]).toEqual(['PUT', 'fair-use', { ...theirs, perWeek: 6, seen: theirs }]));
});
