import * as z from '@club/shared/schema';
import { fakeApi, liveEvents, member, refuse, renderRoutes } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useLeagueQuery } from './use-league-query';

const MINUTE_MS = 60_000;
let reads = 0;
const live = liveEvents();
const api = fakeApi(
  live.handler,
  http.get('*/api/seeders', () => {
    reads += 1;
    return HttpResponse.json({ count: reads });
  }),
);

function Seeders() {
  const { data } = useLeagueQuery({ queryKey: ['seeders'], schema: z.object({ count: z.number() }), path: 'seeders' });
  return <p>{data === null ? 'nema ih' : data?.count}</p>;
}
const open = (as?: ReturnType<typeof member>) => renderRoutes([{ path: '/', element: <Seeders /> }], { at: '/', as });

beforeEach(() => {
  reads = 0;
});
afterEach(() => jest.useRealTimers());

test('a change of the league is read at once', async () => {
  open(member());
  const disconnect = live.connect();
  await screen.findByText('1');
  await waitFor(() => expect(live.isOpen()).toBe(true));
  await act(async () => live.publish({ type: 'change', topic: 'league', version: 2 }));
  expect(await screen.findByText('2')).toBeVisible();
  disconnect();
});

test.each([
  ['a visitor, who receives no events, reads it every minute', undefined, 2],
  ['a member does not', member(), 1],
] as const)('%s', async (_, as, expected) => {
  jest.useFakeTimers({ advanceTimers: true });
  open(as);
  await screen.findByText('1');
  await act(() => jest.advanceTimersByTimeAsync(MINUTE_MS - 1_000));
  expect(reads).toBe(1);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  await waitFor(() => expect(reads).toBe(expected));
});

test('a 404 is a missing season, any other refusal an error', async () => {
  api.use(http.get('*/api/seeders', () => refuse(404, 'Te sezone nema.')));
  open();
  expect(await screen.findByText('nema ih')).toBeVisible();
});
