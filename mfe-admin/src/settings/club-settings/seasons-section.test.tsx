import { picker, refuse, shownBy, typeIntoPicker } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { dialog, openAsAdmin, press, retype, rowsOf } from '../../testing/administrator';
import { clubSettings, leavesBookingsOutside, SETTINGS_CALL } from '../../testing/club-settings';

const { api, club } = clubSettings();
const open = () => openAsAdmin('/admin/settings');

test('a season that ends before it begins is refused under its field', async () => {
  open();
  await press('Nova sezona');
  await userEvent.type(screen.getByLabelText('Naziv'), 'Ljeto');
  await typeIntoPicker('Otvara se', '01052027');
  await typeIntoPicker('Zatvara se', '01042027');
  await press('Spremi');
  expect(await screen.findByText('Kraj ne može biti prije početka.')).toBeVisible();
  expect(club.sent).toEqual([]);
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
  expect(club.sent).toEqual([['POST', 'seasons', season]]);
});

test('the dialog of a new season closes only when the list contains it, so that nothing moves afterwards', async () => {
  api.use(
    http.post(`${SETTINGS_CALL}/seasons`, () => {
      const [winter] = club.settings.seasons;
      const summer = { id: 4, name: 'Ljeto 2027.', opensOn: '2027-04-05', closesOn: '2027-09-30' };
      club.settings = { ...club.settings, seasons: winter ? [winter, summer] : [summer] };
      return HttpResponse.json({ message: 'Spremljeno.' });
    }),
  );
  open();
  await press('Nova sezona');
  api.use(
    http.get(SETTINGS_CALL, async () => {
      await delay(100);
      return HttpResponse.json(club.settings);
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
  const fields = { opensOn: 'Razdoblja se preklapaju: Zima 2026./27. (01.11.2026. – 04.04.2027.).' };
  api.use(http.put(`${SETTINGS_CALL}/seasons/3`, () => refuse(409, 'Sezone se preklapaju.', { fields })));
  open();
  await press('Uredi: Zima 2026./27.');
  await retype(screen.getByLabelText('Naziv'), 'Duga zima');
  await press('Spremi');
  expect(await screen.findByText('Razdoblja se preklapaju: Zima 2026./27. (01.11.2026. – 04.04.2027.).')).toBeVisible();
  expect(screen.getByLabelText('Naziv')).toHaveValue('Duga zima');
});

test('bookings outside a shorter season are shown before anything changes; cancelling changes nothing', async () => {
  api.use(http.put(`${SETTINGS_CALL}/seasons/3`, () => leavesBookingsOutside(), { once: true }));
  open();
  await press('Uredi: Zima 2026./27.');
  await typeIntoPicker('Zatvara se', '28032027');
  await press('Spremi');
  const question = await dialog('Izvan sezone ostaju 2 rezervacije');
  expect((await rowsOf('Neplaćeno i besplatno: ništa se ne vraća')).map((row) => row[0])).toEqual([
    'Datum',
    '02.04.2027. · 18:30–20:00',
    '03.04.2027. · 18:30–20:00',
  ]);
  await userEvent.click(question.getByRole('button', { name: 'Odustani' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Izvan sezone/ })).not.toBeInTheDocument());
  expect(shownBy(await picker('Zatvara se'))).toBe('28 03 2027');
  expect(club.sent).toEqual([]);
});

test('after a confirmation they are voided', async () => {
  api.use(http.put(`${SETTINGS_CALL}/seasons/3`, () => leavesBookingsOutside(), { once: true }));
  open();
  await press('Uredi: Zima 2026./27.');
  await typeIntoPicker('Zatvara se', '28032027');
  await press('Spremi');
  await press('Otkaži rezervacije i spremi');
  expect(await screen.findByText('Spremljeno.')).toBeVisible();
  const seen = { name: 'Zima 2026./27.', opensOn: '2026-11-01', closesOn: '2027-04-04' };
  const agreed = { voidOutside: true, seenBookings: [1, 2] };
  expect(club.sent).toEqual([['PUT', 'seasons/3', { ...seen, closesOn: '2027-03-28', ...agreed, seen }]]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('what was booked while the question was open is listed in it, and voided only after another confirmation', async () => {
  const message = 'U međuvremenu je izvan sezone rezervirano još nešto.';
  api.use(
    http.put(`${SETTINGS_CALL}/seasons/3`, () => leavesBookingsOutside(), { once: true }),
    http.put(
      `${SETTINGS_CALL}/seasons/3`,
      () => leavesBookingsOutside({ message, days: ['04-02', '04-03', '04-04'] }),
      {
        once: true,
      },
    ),
  );
  open();
  await press('Uredi: Zima 2026./27.');
  await typeIntoPicker('Zatvara se', '28032027');
  await press('Spremi');
  await dialog('Izvan sezone ostaju 2 rezervacije');
  await press('Otkaži rezervacije i spremi');
  const question = await dialog('Izvan sezone ostaju 3 rezervacije');
  expect(question.getByText(message)).toBeVisible();
  expect((await rowsOf('Neplaćeno i besplatno: ništa se ne vraća')).at(-1)?.[0]).toBe('04.04.2027. · 18:30–20:00');
  expect(club.sent).toEqual([]);
  await press('Otkaži rezervacije i spremi');
  expect(await screen.findByText('Spremljeno.')).toBeVisible();
  expect(club.sent).toMatchObject([['PUT', 'seasons/3', { voidOutside: true, seenBookings: [1, 2, 3] }]]);
});

test('a season is deleted in the same two steps', async () => {
  api.use(http.delete(`${SETTINGS_CALL}/seasons/3`, () => leavesBookingsOutside(), { once: true }));
  open();
  await press('Izbriši: Zima 2026./27.');
  const question = await dialog('Želite li izbrisati sezonu?');
  expect(question.getByText('Zima 2026./27.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Izbriši' }));
  await press('Otkaži rezervacije i spremi');
  expect(await screen.findByText('Spremljeno.')).toBeVisible();
  expect(club.sent).toEqual([
    [
      'DELETE',
      'seasons/3?name=Zima+2026.%2F27.&opensOn=2026-11-01&closesOn=2027-04-04&voidOutside=true&seenBookings=1%2C2',
      null,
    ],
  ]);
});
