import { deferred, liveEvents, refuse } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { dialog, openAsAdmin, press, retype, rowsOf } from '../../testing/administrator';
import { clubSettings, SETTINGS_CALL } from '../../testing/club-settings';

const { api, club } = clubSettings();
const live = liveEvents();
const open = () => openAsAdmin('/admin/settings');

afterEach(() => {
  window.location.hash = '';
});

test('settings that cannot be loaded have a retry', async () => {
  api.use(http.get(SETTINGS_CALL, () => refuse(500, 'Baza se ne javlja.'), { once: true }));
  open();
  expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
  await press('Pokušaj ponovno');
  expect(await rowsOf('Postavke sezone')).toHaveLength(2);
});

test('the sections’ data are requested together with the settings, not after them', async () => {
  const asked: string[] = [];
  const note = ({ request }: { request: Request }) => {
    asked.push(new URL(request.url).pathname);
  };
  api.use(
    http.get(SETTINGS_CALL, () => delay('infinite')),
    http.get('*/api/*', note),
    http.get(`${SETTINGS_CALL}/*`, note),
    http.get('*/api/admin/league/seasons', note),
  );
  open();
  await waitFor(() =>
    expect(asked).toEqual(
      expect.arrayContaining([
        '/api/club-profile',
        '/api/admin/league/seasons',
        '/api/admin/settings/slot-plan',
        '/api/admin/settings/retention',
      ]),
    ),
  );
});

test('no section moves when another one loads later; a section that fails is shown in its place', async () => {
  const late = deferred();
  api.use(
    http.get('*/api/admin/league/seasons', async () => {
      await late.promise;
      return refuse(500, 'Baza se ne javlja.');
    }),
  );
  open();
  await screen.findAllByText('Učitavanje podataka...');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Cjenici i paketi' })).not.toBeInTheDocument());
  late.resolve();
  expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Cjenici i paketi' })).toBeVisible();
});

test('who has come to a section by its address can go on to another screen', async () => {
  window.location.hash = '#prices';
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { router } = open();
  await waitFor(() => expect(scrolled.mock.contexts).toEqual([document.getElementById('prices')]));
  act(() => void router.navigate('/admin'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Administracija' })).toBeVisible();
});

test('all settings with their current values', async () => {
  open();
  expect((await rowsOf('Postavke sezone'))[1]).toEqual(
    expect.arrayContaining(['Zima 2026./27.', '01.11.2026.', '04.04.2027.']),
  );
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

test('the days of the landing page', async () => {
  open();
  await retype(await screen.findByLabelText('Liga od'), '31.4.');
  await press('Spremi datume');
  expect(await screen.findByText('Upišite dan i mjesec, npr. 6.4.')).toBeVisible();
  await retype(screen.getByLabelText('Liga od'), '10.4.');
  await press('Spremi datume');
  const seen = club.settings.landingDates;
  await waitFor(() => expect(club.sent).toEqual([['PUT', 'landing-dates', { ...seen, leagueFrom: '04-10', seen }]]));
});

test('the years that the finances leave out', async () => {
  open();
  await retype(await screen.findByLabelText('Godine'), '2019, krivo');
  await press('Spremi godine');
  expect(await screen.findByText('Upišite godine odvojene zarezom, npr. 2019, 2020.')).toBeVisible();
  await retype(screen.getByLabelText('Godine'), '1850, 2020');
  await press('Spremi godine');
  expect(await screen.findByText('Godina mora biti između 1900. i 2100.')).toBeVisible();
  await retype(screen.getByLabelText('Godine'), '2017, 2019');
  await press('Spremi godine');
  const change = { years: [2017, 2019], seen: { years: [2019, 2020, 2022] } };
  await waitFor(() => expect(club.sent).toEqual([['PUT', 'hidden-finance-years', change]]));
});

test('the booking rules: an empty field means no limit, an invalid field shows a message', async () => {
  open();
  const friendly = await screen.findByLabelText('Otvorenih prijateljskih po članu');
  expect(friendly).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByLabelText('Otvorenih ligaških po članu')).toHaveValue('2');
  await userEvent.type(friendly, '0');
  await press('Spremi pravila');
  expect(await screen.findByText('Najmanje 1.')).toBeVisible();
  expect(club.sent).toEqual([]);
  await retype(friendly, '3');
  await userEvent.clear(screen.getByLabelText('Otvorenih ligaških po članu'));
  await userEvent.click(screen.getByLabelText('Član u isto vrijeme može imati samo jedan teren'));
  await press('Spremi pravila');
  const rules = { openFriendly: 3, openLeague: null, perWeek: null, oneCourtAtOnce: true, cancelHours: null };
  await waitFor(() => expect(club.sent).toEqual([['PUT', 'fair-use', { ...rules, seen: club.settings.fairUse }]]));
});

test('how long the log and the notices are kept, and what the last run deleted', async () => {
  open();
  const months = await screen.findByLabelText('Dnevnik, mjeseci');
  expect(months).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByText(/^Zadnje brisanje: 20.11.2026. u 04:00/)).toHaveTextContent('dnevnik 4, obavijesti 17');
  await retype(months, '2');
  await press('Spremi rokove');
  expect(await screen.findByText('Najmanje 3 mjeseca.')).toBeVisible();
  const seen = { actionLogMonths: 36, noticeMonths: 12 };
  await retype(months, '48');
  await press('Spremi rokove');
  await waitFor(() =>
    expect(club.sent).toEqual([['PUT', 'retention', { actionLogMonths: 48, noticeMonths: 12, seen }]]),
  );
});

test('shorter retention periods are saved only after a question that says what the next night deletes', async () => {
  open();
  await retype(await screen.findByLabelText('Dnevnik, mjeseci'), '21');
  await press('Spremi rokove');
  const first = await dialog('Želite li skratiti rok čuvanja?');
  expect(first.getByText('Zapisi dnevnika stariji od 21 mjeseca brišu se iduće noći.')).toBeVisible();
  expect(first.queryByText(/^Obavijesti/)).not.toBeInTheDocument();
  await userEvent.click(first.getByRole('button', { name: 'Odustani' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await retype(screen.getByLabelText('Obavijesti i e-poruke, mjeseci'), '6');
  await press('Spremi rokove');
  const second = await dialog('Želite li skratiti rok čuvanja?');
  expect(second.getByText('Obavijesti i e-poruke starije od 6 mjeseci brišu se iduće noći.')).toBeVisible();
  expect(club.sent).toEqual([]);
  await userEvent.click(second.getByRole('button', { name: 'Skrati rok' }));
  const seen = { actionLogMonths: 36, noticeMonths: 12 };
  await waitFor(() =>
    expect(club.sent).toEqual([['PUT', 'retention', { actionLogMonths: 21, noticeMonths: 6, seen }]]),
  );
});

test('the retention periods follow what another administrator saves', async () => {
  const kept = { noticeMonths: 12, thinnedAt: null, removedActions: 0, removedNotices: 0 };
  let actionLogMonths = 36;
  api.use(
    live.handler,
    http.get(`${SETTINGS_CALL}/retention`, () => HttpResponse.json({ ...kept, actionLogMonths })),
  );
  open();
  live.connect();
  const months = await screen.findByLabelText('Dnevnik, mjeseci');
  actionLogMonths = 24;
  await live.change('club-day');
  await waitFor(() => expect(months).toHaveValue('24'));
});

test('the list next to the sections links to each of them by its heading', async () => {
  await open();
  await screen.findByRole('region', { name: 'Inačice' });
  const index = screen.getByRole('navigation', { name: 'Na ovoj stranici' });
  const places = within(index)
    .getAllByRole('link')
    .map((link) => [link.textContent, document.querySelector(`${link.getAttribute('href')} h2`)?.textContent]);
  expect(places).toHaveLength(12);
  for (const [name, heading] of places) expect(heading).toBe(name);
});

test('settings that an older server does not send are shown as unavailable, and the others can be changed', async () => {
  const { fairUse: _, hiddenFinanceYears: __, ...older } = club.settings;
  api.use(http.get(SETTINGS_CALL, () => HttpResponse.json(older)));
  open();
  for (const name of ['Pravila rezerviranja', 'Skrivene godine financija']) {
    const section = within(await screen.findByRole('region', { name }));
    expect(section.getByText(/^Ove postavke trenutačno nisu dostupne/)).toBeVisible();
    expect(section.queryByRole('button')).not.toBeInTheDocument();
  }
  expect(await rowsOf('Postavke sezone')).toHaveLength(2);
});
