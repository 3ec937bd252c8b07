import type { ListedReservation } from '@club/shared/contracts/reservation-lists';
import { aReservation, downloads, fakeApi, refuse, typeIntoPicker } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { dialog, openAsAdmin, press, rowsOf } from '../../testing/administrator';

const listed = (id: number, but: Partial<ListedReservation> = {}): ListedReservation => ({
  ...aReservation({ rezervacijaId: id }),
  protivnik: null,
  cancelledAt: null,
  cancelReason: null,
  ...but,
});

let all: ListedReservation[];
let asked: string[];
const list = ({ request }: { request: Request }) => {
  const { searchParams } = new URL(request.url);
  asked.push(searchParams.toString());
  const start = Number(searchParams.get('page')) * Number(searchParams.get('size'));
  return HttpResponse.json({ content: all.slice(start, start + 30), totalElements: all.length });
};
const api = fakeApi(
  http.get('*/api/admin-friendly-matches', list),
  http.get('*/api/admin-league-matches', list),
  http.get('*/api/admin-delete-reservation', list),
  http.delete('*/api/admin-delete-reservation/:id', ({ params }) => {
    all = all.map((row) =>
      row.rezervacijaId === Number(params.id)
        ? { ...row, cancelledAt: '2026-11-19T23:30:00Z', cancelReason: 'Otkazao administrator' }
        : row,
    );
    return HttpResponse.json({ message: 'Rezervacija je izbrisana.' });
  }),
);
const saved = downloads();
beforeEach(() => {
  asked = [];
  all = Array.from({ length: 61 }, (_, index) => listed(index + 1));
});

test('a list that cannot be loaded has a retry', async () => {
  api.use(http.get('*/api/admin-friendly-matches', () => refuse(500, 'Baza se ne javlja.'), { once: true }));
  openAsAdmin('/admin-friendly-matches');
  expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
  await press('Pokušaj ponovno');
  expect(await rowsOf('Prijateljski susreti')).toHaveLength(31);
});

test('a period that ends before it begins is refused before any request', async () => {
  openAsAdmin('/admin-friendly-matches?from=2026-11-02');
  await typeIntoPicker('Do datuma', '01112026');
  await press('Prikaži');
  expect(await screen.findByText('Kraj ne može biti prije početka.')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('another list shows neither the rows of the previous list nor what was typed there', async () => {
  api.use(http.get('*/api/admin-league-matches', () => new Promise<never>(() => undefined)));
  const { router } = openAsAdmin('/admin-friendly-matches');
  await rowsOf('Prijateljski susreti');
  await userEvent.type(screen.getByLabelText('Igrač'), 'kovač');
  await act(() => router.navigate('/admin-league-matches'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Liga susreti');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Igrač')).toHaveValue('');
});

test('the last page can be reached, and only its rows are requested', async () => {
  openAsAdmin('/admin-friendly-matches');
  expect(await rowsOf('Prijateljski susreti')).toHaveLength(31);
  await userEvent.click(screen.getByRole('link', { name: 'Posljednja stranica' }));
  await waitFor(async () => expect(await rowsOf('Prijateljski susreti')).toHaveLength(2));
  expect(screen.getByText('Prikazano 61–61 od 61')).toBeVisible();
  expect(asked.at(-1)).toBe('page=2&size=30&sort=reservationDate%2Cdesc');
});

test('while the next page is loading, the count is that of the rows still shown', async () => {
  openAsAdmin('/admin-friendly-matches?page=3');
  await screen.findByText('Prikazano 61–61 od 61');
  api.use(http.get('*/api/admin-friendly-matches', () => new Promise<never>(() => undefined)));
  await userEvent.click(screen.getByRole('link', { name: 'Prva stranica' }));
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
  expect(screen.getByText('Prikazano 61–61 od 61')).toBeVisible();
});

test('the filter is in the address and in the call, and starts from the first page', async () => {
  const { router } = openAsAdmin('/admin-league-matches?page=2');
  await screen.findByRole('table', { name: 'Liga susreti' });
  await userEvent.type(screen.getByLabelText('Igrač'), 'kovač');
  await typeIntoPicker('Od datuma', '01112026');
  await userEvent.click(screen.getByLabelText('Status'));
  await userEvent.click(await screen.findByRole('option', { name: 'Otkazano' }));
  await press('Prikaži');
  const filter = 'from=2026-11-01&player=kova%C4%8D&status=CANCELLED';
  await waitFor(() => expect(router.state.location.search).toBe(`?${filter}`));
  await waitFor(() => expect(asked.at(-1)).toBe(`page=0&size=30&sort=reservationDate%2Cdesc&${filter}`));
  await press('Poništi filtar');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.getByLabelText('Igrač')).toHaveValue('');
});

test('what is invalid in an address does not filter, and the list is loaded by the rest', async () => {
  openAsAdmin(`/admin-friendly-matches?from=2026-11-01&status=paid&player=${'a'.repeat(81)}`);
  await rowsOf('Prijateljski susreti');
  const filter = `from=2026-11-01&player=${'a'.repeat(80)}`;
  expect(asked).toEqual([`page=0&size=30&sort=reservationDate%2Cdesc&${filter}`]);
});

test.each([
  ['', 'Još nema rezervacija.'],
  ['?player=nitko', 'Nijedna rezervacija ne odgovara filtru.'],
])('an empty list at %j shows why', async (search, message) => {
  all = [];
  openAsAdmin(`/admin-friendly-matches${search}`);
  expect(await screen.findByText(message)).toBeVisible();
});

test('cancelled and deleted reservations stay in the list with their status', async () => {
  all = [
    listed(1, { cancelledAt: '2026-11-19T23:30:00Z' }),
    listed(2, { cancelledAt: '2026-11-19T22:30:00Z', cancelReason: 'Kiša' }),
    listed(3, { statusPlacanja: 'USER_FAVOR' }),
  ];
  openAsAdmin('/admin-friendly-matches');
  expect((await rowsOf('Prijateljski susreti')).map((row) => row.at(-1))).toEqual([
    'Status',
    'Otkazano20.11.2026.',
    'Izbrisano19.11.2026. · Kiša',
    'Za uslugu',
  ]);
});

test('a deletion that is not confirmed, or fails, deletes nothing', async () => {
  all = [listed(5)];
  api.use(http.delete('*/api/admin-delete-reservation/5', () => refuse(404, 'Ta rezervacija ne postoji.')));
  openAsAdmin('/admin-delete-reservations');
  await press(/^Izbriši: Ana Kovač/);
  const question = await dialog('Jeste li sigurni da želite izbrisati rezervaciju?');
  await userEvent.click(question.getByRole('button', { name: 'Izbriši' }));
  expect(await question.findByText('Ta rezervacija ne postoji.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Odustani' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: /^Izbriši: Ana Kovač/ })).toBeVisible();
});

test('a reservation is deleted and stays in the record', async () => {
  all = [listed(5)];
  openAsAdmin('/admin-delete-reservations');
  await press('Izbriši: Ana Kovač, 18.11.2026., 18:30–20:00, teren 1');
  await press('Izbriši');
  expect(await screen.findByText('Rezervacija je izbrisana.')).toBeVisible();
  expect(await screen.findByText('20.11.2026. · Otkazao administrator')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Izbriši/ })).not.toBeInTheDocument());
});

test.each([
  ['2026-11-18', true],
  ['2026-11-20', false],
])(
  'the question before a deletion says what happens to the price, and whether the slot of %s has begun',
  async (day, begun) => {
    all = [listed(5, { datumRezerviranja: day, statusPlacanja: 'PAID' })];
    openAsAdmin('/admin-delete-reservations');
    await press(/^Izbriši: Ana Kovač/);
    const question = await dialog('Jeste li sigurni da želite izbrisati rezervaciju?');
    expect(question.getByText(/^Igraču se vraća: 10,00\s€\.$/)).toBeVisible();
    expect(question.queryAllByText('Termin je već počeo. Brisanje se ne može poništiti.')).toHaveLength(begun ? 1 : 0);
  },
);

test.each([
  ['/admin-friendly-matches', 'prijateljski susreti'],
  ['/admin-league-matches', 'liga susreti'],
  ['/admin-delete-reservations', 'prijateljski i liga susreti'],
])('the name of the export says which list it is: %s', async (path, table) => {
  openAsAdmin(path);
  expect(await screen.findByRole('button', { name: `Izvoz u CSV: ${table}` })).toHaveTextContent('Izvoz u CSV');
});

test('the whole filtered list is saved as a file', async () => {
  const file = http.get('*/api/admin-league-matches.csv', ({ request }) => {
    asked.push(new URL(request.url).search);
    const headers = { 'content-disposition': "attachment; filename*=UTF-8''liga-susreti.csv" };
    return new HttpResponse('Datum;Termin', { headers });
  });
  api.use(
    http.get('*/api/admin-league-matches.csv', () => refuse(500, 'Poslužitelj je zauzet.'), { once: true }),
    file,
  );
  openAsAdmin('/admin-league-matches?player=kov');
  await press('Izvoz u CSV: liga susreti');
  expect(await screen.findByText('Poslužitelj je zauzet.')).toBeVisible();
  await press('Izvoz u CSV: liga susreti');
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['liga-susreti.csv']));
  expect(asked.at(-1)).toBe('?player=kov');
});

test('of players with one name, each row and the question before a deletion say whose reservation it is', async () => {
  all = [listed(1, { username: 'akovac' }), listed(2, { username: 'ana.mama' }), listed(3, { username: null })];
  openAsAdmin('/admin-delete-reservations');
  const rows = (await rowsOf('Brisanje rezervacija')).slice(1);
  expect(rows.map((cells) => cells[3])).toEqual(['Ana Kovač (akovac)', 'Ana Kovač (ana.mama)', 'Ana Kovač']);
  const [, second] = await screen.findAllByRole('button', { name: /^Izbriši: Ana Kovač \(/ });
  await userEvent.click(second as HTMLElement);
  const question = await dialog('Jeste li sigurni da želite izbrisati rezervaciju?');
  expect(question.getByText('Ana Kovač (ana.mama)')).toBeVisible();
});
