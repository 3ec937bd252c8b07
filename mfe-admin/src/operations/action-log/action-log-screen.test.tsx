import type { ActionLogEntry } from '@club/shared/contracts/action-log';
import { fakeApi, refuse, typeIntoPicker } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { openAsAdmin, press, rowsOf } from '../../testing/administrator';

const entry = (id: number, but: Partial<ActionLogEntry> = {}): ActionLogEntry => ({
  id,
  at: '2026-07-01T22:30:00Z',
  actor: 'Zvonimir Matić',
  action: 'Uplata',
  subject: 'Ana Kovač',
  before: { Stanje: '−17,00 €' },
  after: { Stanje: '3,00 €' },
  ...but,
});
let entries: ActionLogEntry[];
let asked: string[];
const api = fakeApi(
  http.get('*/api/admin/action-log', ({ request }) => {
    const { searchParams } = new URL(request.url);
    asked.push(searchParams.toString());
    const before = Number(searchParams.get('before') ?? Number.POSITIVE_INFINITY);
    const older = entries.filter(({ id }) => id < before);
    const page = older.slice(0, 30);
    return HttpResponse.json({ entries: page, next: older.length > 30 ? page.at(-1)?.id : null });
  }),
);
afterEach(() => jest.useRealTimers());
beforeEach(() => {
  asked = [];
  entries = [entry(1)];
});
const TABLE = 'Dnevnik radnji administratora';

test('a log that cannot be loaded has a retry', async () => {
  api.use(http.get('*/api/admin/action-log', () => refuse(500, 'Baza se ne javlja.'), { once: true }));
  openAsAdmin('/admin/action-log');
  expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
  await press('Pokušaj ponovno');
  expect(await rowsOf(TABLE)).toHaveLength(2);
});

test('each entry shows who, when by the club’s clock, and the values before and after; nothing can be edited', async () => {
  openAsAdmin('/admin/action-log');
  expect((await rowsOf(TABLE))[1]).toEqual([
    '02.07.2026. 00:30',
    'Zvonimir Matić',
    'Uplata',
    'Ana Kovač',
    'Stanjeprije: −17,00 € → poslije: 3,00 €',
  ]);
  expect(within(screen.getByRole('table', { name: TABLE })).queryByRole('button')).not.toBeInTheDocument();
});

test('actions of other administrators appear in a log that stays open', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  openAsAdmin('/admin/action-log');
  expect(await rowsOf(TABLE)).toHaveLength(2);
  entries = [entry(2), entry(1)];
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  await waitFor(async () => expect(await rowsOf(TABLE)).toHaveLength(3));
});

test('older entries are loaded on request', async () => {
  entries = Array.from({ length: 35 }, (_, index) => entry(35 - index));
  openAsAdmin('/admin/action-log');
  expect(await rowsOf(TABLE)).toHaveLength(31);
  expect(screen.getByText('Prikazano 1–30, ima starijih')).toHaveRole('status');
  await press('Prikaži starije');
  await waitFor(async () => expect(await rowsOf(TABLE)).toHaveLength(36));
  expect(screen.getByText('Prikazano 1–35 od 35')).toHaveRole('status');
  expect(asked).toEqual(['size=30', 'size=30&before=6']);
});

test('why older entries could not be loaded is shown next to the retry button; the log is not called outdated', async () => {
  entries = Array.from({ length: 35 }, (_, index) => entry(35 - index));
  openAsAdmin('/admin/action-log');
  await screen.findByRole('table', { name: TABLE });
  api.use(http.get('*/api/admin/action-log', () => refuse(500, 'Baza se ne javlja.'), { once: true }));
  await press('Prikaži starije');
  expect(await screen.findByText('Nismo uspjeli učitati starije zapise. Baza se ne javlja.')).toBeVisible();
  expect(screen.queryByText(/osvježiti/)).not.toBeInTheDocument();
  expect(await rowsOf(TABLE)).toHaveLength(31);
  await press('Pokušaj ponovno');
  await waitFor(async () => expect(await rowsOf(TABLE)).toHaveLength(36));
  expect(screen.queryByText(/Nismo uspjeli/)).not.toBeInTheDocument();
  expect(asked).toEqual(['size=30', 'size=30&before=6']);
});

test('older entries requested before the filter changed are not loaded for the new filter', async () => {
  entries = Array.from({ length: 35 }, (_, index) => entry(35 - index));
  openAsAdmin('/admin/action-log');
  await screen.findByRole('table', { name: TABLE });
  await press('Prikaži starije');
  await waitFor(async () => expect(await rowsOf(TABLE)).toHaveLength(36));
  await userEvent.type(screen.getByLabelText('Na čemu'), 'ana');
  await press('Prikaži');
  expect(await screen.findByRole('button', { name: 'Prikaži starije' })).toBeEnabled();
  expect(await rowsOf(TABLE)).toHaveLength(31);
  expect(asked.slice(2)).toEqual(['size=30&subject=ana']);
});

test('the filter is in the address and in the call', async () => {
  const { router } = openAsAdmin('/admin/action-log');
  await userEvent.type(await screen.findByLabelText('Administrator'), 'matić');
  await userEvent.type(screen.getByLabelText('Na čemu'), 'ana');
  await typeIntoPicker('Do datuma', '31072026');
  await press('Prikaži');
  await waitFor(() => expect(router.state.location.search).toBe('?to=2026-07-31&actor=mati%C4%87&subject=ana'));
  await waitFor(() => expect(asked.at(-1)).toBe('size=30&to=2026-07-31&actor=mati%C4%87&subject=ana'));
});

test.each([
  ['', 'Dnevnik je prazan.'],
  ['?actor=nitko', 'Nijedan zapis ne odgovara filtru.'],
])('an empty log at %j shows why', async (search, message) => {
  entries = [];
  openAsAdmin(`/admin/action-log${search}`);
  expect(await screen.findByText(message)).toBeVisible();
});
