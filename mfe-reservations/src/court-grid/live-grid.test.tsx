import { fakeApi, liveEvents, member, renderRoutes } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { routes } from '../routes';
import { accountBalance, changed, clubDay, leagueStatus, refusal } from '../testing/club-api';
import { clubSlots, FREE, OWN, TAKEN } from '../testing/club-slots';
import { gridAt, gridReads } from '../testing/grid-reads';
import { IVAN } from '../testing/members';
import { cell, openGrid, pick, press } from '../testing/open-grid';

const withIvans = clubSlots({ 15: { statusB: 'FRIENDLY', terminBUser: IVAN } });

/** Ivan's booking follows the first read. */
const BOOKED_MEANWHILE = [() => gridAt(1, clubSlots()), () => gridAt(2, withIvans)];

const live = liveEvents({ grid: 1 });
const api = fakeApi(clubDay(), leagueStatus(), accountBalance(), live.handler);

beforeEach(() => void live.connect());

test.each([
  ['/main-reservations', 'get-all-termins', () => cell(TAKEN)],
  ['/by-names', 'by-names', () => screen.findByText('Ivan Horvat')],
] as const)('%s refetches data older than the change, and announces it', async (at, path, seen) => {
  const reads = gridReads(api, BOOKED_MEANWHILE, path);
  renderRoutes(routes, { at, as: member() });
  await screen.findAllByRole('table');

  // A version that the page already has changes nothing.
  live.publish({ type: 'change', topic: 'grid', version: 1 });
  await live.change('grid');
  expect(await seen()).toBeVisible();
  expect(screen.getByText('Raspored je osvježen.')).toBeInTheDocument();
  expect(reads.count).toBe(2);
});

test('a grid that is opened again is read again, however recent its data: it may have missed a cancellation', async () => {
  let slots = withIvans;
  for (const path of ['get-all-termins', 'by-names']) api.use(http.get(`*/api/${path}`, () => gridAt(1, slots)));
  const { router, client } = renderRoutes(routes, { at: '/main-reservations', as: member() });
  // As in the shell.
  client.setDefaultOptions({ queries: { staleTime: 30_000 } });
  expect(await cell(TAKEN)).toBeVisible();
  await act(() => router.navigate('/by-names'));
  expect(await screen.findByText('Ivan Horvat')).toBeVisible();
  slots = clubSlots();
  await act(() => router.navigate('/main-reservations'));
  await waitFor(() => expect(screen.queryByRole('button', { name: TAKEN })).not.toBeInTheDocument());
});

describe('a change that contains its rows', () => {
  const [ivans] = withIvans.filter(({ statusB }) => statusB === 'FRIENDLY');
  let reads: ReturnType<typeof gridReads>;
  beforeEach(async () => {
    reads = gridReads(api, BOOKED_MEANWHILE);
    openGrid();
    await screen.findAllByRole('table');
  });
  const change = (patch: { from: number; data: unknown }) =>
    live.publish({ type: 'change', topic: 'grid', version: 2, patch });

  test('is shown without a call', async () => {
    change({ from: 1, data: [ivans] });
    expect(await cell(TAKEN)).toBeVisible();
    expect(screen.getByText('Raspored je osvježen.')).toBeInTheDocument();
    expect(reads.count).toBe(1);
  });

  test.each([
    ['of a step that this page has not made', { from: 0, data: [ivans] }],
    ['of a slot that it does not show', { from: 1, data: [{ ...ivans, id: 999 }] }],
    ['of another day', { from: 1, data: [{ ...ivans, datumA: '2026-11-21' }] }],
    ['in a form that it does not know', { from: 1, data: 'B 15' }],
  ])('%s: the grid is refetched', async (_, patch) => {
    change(patch);
    expect(await cell(TAKEN)).toBeVisible();
    expect(reads.count).toBe(2);
  });
});

test('the event of this page’s booking may arrive before its response: the grid is not refetched', async () => {
  const own = clubSlots({ 15: { statusB: 'FRIENDLY', ownB: true } });
  const reads = gridReads(api, [() => gridAt(1, clubSlots())]);
  api.use(
    http.post('*/api/create-frendly-reservation', async () => {
      live.publish({ type: 'change', topic: 'grid', version: 2 });
      // One more turn of the event loop: the event is read before the response.
      await new Promise((resolve) => setTimeout(resolve));
      return changed('Termin je rezerviran.', own);
    }),
  );
  openGrid();
  await pick(FREE);
  await press('Prijateljski');
  await press('Rezerviraj');
  expect(await screen.findByText('Termin je rezerviran.')).toBeVisible();
  expect(await cell(OWN)).toBeVisible();
  expect(reads.count).toBe(1);
});

describe('a refresh that fails', () => {
  const STALE = 'Raspored nije osvježen. Prikazano je posljednje učitano stanje.';
  beforeEach(async () => {
    gridReads(api, [() => gridAt(1, clubSlots()), () => refusal(500, 'INTERNAL', 'Baza ne odgovara.')]);
    openGrid();
    await screen.findAllByRole('table');
    await live.change('grid');
  });

  test('is said below the grid, which does not move', async () => {
    const alert = await screen.findByText(STALE);
    expect(alert).toBeVisible();
    expect(screen.getAllByRole('table').at(-1)?.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('is said by the banner of the page alone while there is no connection', async () => {
    const alert = await screen.findByText(STALE);
    act(() => void dispatchEvent(new Event('offline')));
    expect(alert).not.toBeInTheDocument();
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText(STALE)).toBeVisible();
  });
});
