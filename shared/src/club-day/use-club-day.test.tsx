import { useClubDay } from '@club/shared/club-day';
import { fakeApi, member, renderRoutes } from '@club/shared/testing';
import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';

let today: string;
fakeApi(
  http.get('http://localhost/api/club-day', () =>
    HttpResponse.json({
      today,
      now: `${today}T12:00:00Z`,
      landing: 'OFF_SEASON',
      leagueYear: 2027,
      seasons: [],
    }),
  ),
);
beforeEach(() => {
  today = '2026-11-20';
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());

const Day = () => useClubDay().data?.today;

test.each([
  ['a visitor, who receives no live events, sees the new day without a click', undefined, '2026-11-21'],
  ['a member is notified when there is something new', member(), '2026-11-20'],
])('%s', async (_who, as, seen) => {
  renderRoutes([{ path: '/', element: <Day /> }], { at: '/', ...(as ? { as } : {}) });
  expect(await screen.findByText('2026-11-20')).toBeVisible();
  today = '2026-11-21';
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  expect(await screen.findByText(seen)).toBeVisible();
});
