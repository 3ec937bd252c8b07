import * as z from '@club/shared/schema';
import { fakeApi, liveEvents, member, refuse, renderRoutes } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useLeagueQuery, useOptionalLeagueQuery } from './use-league-query';

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

const query = { queryKey: ['seeders'], schema: z.object({ count: z.number() }), path: 'seeders' };
function Seeders() {
  const { data, error } = useLeagueQuery(query);
  return <p>{error ? 'greška' : data?.count}</p>;
}
function OptionalSeeders() {
  const { data, error } = useOptionalLeagueQuery(query);
  return <p>{error ? 'greška' : data === null ? 'nema ih' : data?.count}</p>;
}
const open = (as?: ReturnType<typeof member>, element = <Seeders />) =>
  renderRoutes([{ path: '/', element }], { at: '/', as });

beforeEach(() => {
  reads = 0;
});
afterEach(() => jest.useRealTimers());

test('a change of the league is read at once', async () => {
  open(member());
  live.connect();
  await screen.findByText('1');
  await live.change('league');
  expect(await screen.findByText('2')).toBeVisible();
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

test.each([
  ['a 404 is an error', <Seeders key="required" />, 404, 'greška'],
  ['a 404 is a missing season where there may be none', <OptionalSeeders key="optional" />, 404, 'nema ih'],
  ['any other refusal is an error there, too', <OptionalSeeders key="refused" />, 403, 'greška'],
])('%s', async (_, element, status, text) => {
  api.use(http.get('*/api/seeders', () => refuse(status, 'Te sezone nema.')));
  open(undefined, element);
  expect(await screen.findByText(text)).toBeVisible();
});
