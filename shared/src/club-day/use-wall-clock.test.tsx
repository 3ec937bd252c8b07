import { useWallClock } from '@club/shared/club-day';
import { fakeApi, member, renderRoutes } from '@club/shared/testing';
import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';

/** The club's own clock. */
let now: string;
let calls: number;
fakeApi(
  http.get('*/api/club-day', () => {
    calls += 1;
    const [today = ''] = now.split('T');
    return HttpResponse.json({ today, now, landing: 'OFF_SEASON', leagueYear: 2026, seasons: [] });
  }),
);
beforeEach(() => {
  now = '2026-11-20T08:30:00Z';
  calls = 0;
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  jest.setSystemTime(new Date('2026-11-20T08:30:00Z'));
});
afterEach(() => jest.useRealTimers());

function Clock() {
  const clock = useWallClock();
  return clock && `${clock.today} ${clock.timeOfDay.slice(0, 5)}`;
}
const open = () => renderRoutes([{ path: '/', element: <Clock /> }], { at: '/', as: member() });

test('it advances by itself, without asking the server again', async () => {
  open();
  expect(await screen.findByText('2026-11-20 09:30')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(5 * 60_000));
  expect(await screen.findByText('2026-11-20 09:35')).toBeVisible();
  expect(calls).toBe(1);
});

test.each([
  ['forward', '2026-11-20T10:30:00Z'],
  ['back', '2026-11-20T06:30:00Z'],
])('setting the browser’s clock %s while the page is open does not change it', async (_way, moment) => {
  open();
  expect(await screen.findByText('2026-11-20 09:30')).toBeVisible();
  jest.setSystemTime(new Date(moment));
  now = '2026-11-20T08:31:00Z';
  await act(() => jest.advanceTimersByTimeAsync(16_000));
  expect(await screen.findByText('2026-11-20 09:31')).toBeVisible();
});
