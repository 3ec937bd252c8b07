import type { FriendlyStatistics } from '@club/shared/contracts/finances/friendly-statistics';
import { TOTAL_HEADER } from '@club/shared/contracts/paging';
import { downloads, fakeApi, liveEvents, onClubDay } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { openAsAdmin, press, rowsOf } from '../../testing/administrator';
import { friendlyStatistics as of } from '../../testing/friendly-statistics';

let list: FriendlyStatistics[];
let years: number[];
let payer: string;
const live = liveEvents();
const api = fakeApi(
  live.handler,
  onClubDay(),
  http.get('*/api/admin/friendlies-statistics', () => HttpResponse.json(list)),
  http.get('*/api/admin/payments/years', () => HttpResponse.json(years)),
  http.get('*/api/admin/payments-app/year/2025', () =>
    HttpResponse.json(
      [
        { id: 2, paymantDate: '2025-12-31', fullName: payer, amount: 20 },
        { id: 1, paymantDate: '2025-03-01', fullName: 'Babić Marko', amount: -5 },
      ],
      { headers: { [TOTAL_HEADER]: '2' } },
    ),
  ),
);
const saved = downloads();
beforeEach(() => {
  list = [of(2026), of(2025)];
  years = [2026, 2025];
  payer = 'Kovač Ana';
});

test('all fourteen figures of a year', async () => {
  openAsAdmin('/admin-friendly-statistics');
  expect(await rowsOf('Prijateljski susreti 2026. po statusu plaćanja')).toEqual([
    ['Status', 'Susreta', 'Vrijednost'],
    ['Plaćeno', '40', '300,00\u00a0€'],
    ['Nije plaćeno', '3', '21,00\u00a0€'],
    ['Gratis', '2', '14,00\u00a0€'],
    ['Za uslugu', '1', '7,00\u00a0€'],
    ['Ukupno', '46', '342,00\u00a0€'],
  ]);
  expect(await rowsOf('Dnevni i noćni termini')).toEqual([
    ['Doba', 'Susreta'],
    ['Dnevni', '30'],
    ['Noćni', '16'],
    ['Ukupno', '46'],
  ]);
  expect(screen.getByText('320,50 €')).toBeVisible();
});

test('matches that are played meanwhile are counted on a page that stays open', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  openAsAdmin('/admin-friendly-statistics');
  expect(await screen.findByText('320,50 €')).toBeVisible();
  list = [{ ...of(2026), sumPayments: 99 }];
  await act(() => jest.advanceTimersByTimeAsync(5 * 60_000));
  expect(await screen.findByText('99,00 €')).toBeVisible();
  jest.useRealTimers();
});

test('the first match of the next year does not replace the year that is being read', async () => {
  const { client } = openAsAdmin('/admin-friendly-statistics');
  expect(await screen.findByRole('link', { name: 'Uplate u 2026. godini' })).toBeVisible();
  list = [of(2027), of(2026), of(2025)];
  await act(() => client.invalidateQueries());
  expect(await screen.findByRole('link', { name: '2027.' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: '2026.' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Uplate u 2026. godini' })).toBeVisible();
});

test('the only year is no choice', async () => {
  list = [of(2026)];
  openAsAdmin('/admin-friendly-statistics');
  expect(await screen.findByRole('link', { name: 'Uplate u 2026. godini' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Godine' })).toBeNull();
});

test('a club without a played match shows what will be here', async () => {
  list = [];
  openAsAdmin('/admin-friendly-statistics');
  expect(await screen.findByText('Još nema podataka.')).toBeVisible();
});

test.each(['abcd', '1899', '2101'])(
  'payments of the year %s: the page says that there is no such year',
  async (year) => {
    openAsAdmin(`/admin-friendly-statistics/payments-by-year/${year}`);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Te godine nema.');
    expect(screen.getByRole('link', { name: 'Prijateljski financije' })).toHaveAttribute(
      'href',
      '/admin-friendly-statistics',
    );
  },
);

test('a hidden year is in no selector, but can be addressed', async () => {
  list = [{ ...of(2026), hidden: true }, of(2025), { ...of(2020), hidden: true, sumPayments: 99 }];
  openAsAdmin('/admin-friendly-statistics?year=2020');
  expect(await screen.findByText('99,00 €')).toBeVisible();
  const years = screen.getByRole('navigation', { name: 'Godine' });
  expect(within(years).getAllByRole('link')).toHaveLength(1);
  await userEvent.click(within(years).getByRole('link', { name: '2025.' }));
  expect(await screen.findByText('320,50 €')).toBeVisible();
});

test('while all years with a match are hidden, the page has no figures', async () => {
  list = [{ ...of(2026), hidden: true }];
  openAsAdmin('/admin-friendly-statistics');
  expect(await screen.findByText('Još nema podataka.')).toBeVisible();
});

test('for a year without matches the statistics of another year are not shown', async () => {
  openAsAdmin('/admin-friendly-statistics?year=2020');
  expect(await screen.findByText('Za 2020. nema statistike.')).toBeVisible();
  expect(screen.queryByText('320,50 €')).not.toBeInTheDocument();
  const years = screen.getByRole('navigation', { name: 'Godine' });
  expect(years.querySelector('[aria-current]')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: '2025.' }));
  expect(await screen.findByText('320,50 €')).toBeVisible();
});

test('all payments of a year as a file', async () => {
  const asked: string[] = [];
  api.use(
    http.get('*/api/admin/payments-app.csv', ({ request }) => {
      asked.push(new URL(request.url).search);
      const headers = { 'content-disposition': "attachment; filename*=UTF-8''uplate-clanova-2025.csv" };
      return new HttpResponse('Datum;Prezime;Ime;Korisničko ime;Iznos (EUR)', { headers });
    }),
  );
  openAsAdmin('/admin-friendly-statistics/payments-by-year/2025');
  await press('Izvoz u CSV: uplate članova 2025.');
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['uplate-clanova-2025.csv']));
  expect(asked).toEqual(['?year=2025']);
});

test('links lead from a year to its payments, and to another year', async () => {
  openAsAdmin('/admin-friendly-statistics?year=2025');
  await userEvent.click(await screen.findByRole('link', { name: 'Uplate u 2025. godini' }));
  expect(await rowsOf('Uplate 2025.')).toEqual([
    ['Datum', 'Prezime i ime', 'Iznos'],
    ['31.12.2025.', 'Kovač Ana', '20,00\u00a0€'],
    ['01.03.2025.', 'Babić Marko', '−5,00\u00a0€'],
    // Of the year, whichever page is shown.
    ['Ukupno', '', '320,50\u00a0€'],
  ]);
  expect(screen.getByRole('link', { name: '2026.' })).toHaveAttribute(
    'href',
    '/admin-friendly-statistics/payments-by-year/2026',
  );
});

test('the payments of the previous year are never shown under the name of the next one', async () => {
  openAsAdmin('/admin-friendly-statistics/payments-by-year/2025');
  await rowsOf('Uplate 2025.');
  api.use(http.get('*/api/admin/payments-app/year/2026', () => new Promise<never>(() => undefined)));
  await userEvent.click(screen.getByRole('link', { name: '2026.' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Uplate 2026.');
  expect(screen.queryByText('Kovač Ana')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '2026.' })).toHaveFocus();
});

test.each([
  ['the statistics', '/admin-friendly-statistics'],
  ['the payments', '/admin-friendly-statistics/payments-by-year/2025'],
])('a year that another administrator hides disappears from %s', async (_, at) => {
  openAsAdmin(at);
  live.connect();
  expect(await screen.findByRole('link', { name: '2026.' })).toBeVisible();
  list = [of(2025)];
  years = [2025];
  await live.change('finances');
  await waitFor(() => expect(screen.queryByRole('link', { name: '2026.' })).not.toBeInTheDocument());
});

test('a payment shows the current name of its member', async () => {
  openAsAdmin('/admin-friendly-statistics/payments-by-year/2025');
  live.connect();
  expect(await screen.findByText('Kovač Ana')).toBeVisible();
  payer = 'Horvat Ana';
  await live.change('members');
  expect(await screen.findByText('Horvat Ana')).toBeVisible();
});
