import { fakeApi, liveEvents, member, renderRoutes } from '@club/shared/testing';
import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { seasonCalls } from '../testing/league-api';

const aPicture = (id: number, caption: string) => {
  return { id, caption, width: 300, height: 200, source: `/${id}.svg`, versions: [] };
};
let pictures: ReturnType<typeof aPicture>[];
const live = liveEvents();
fakeApi(
  live.handler,
  ...seasonCalls(),
  http.get('*/api/gallery', () =>
    HttpResponse.json([{ year: 2022, count: pictures.length, cover: pictures[0] ?? null }]),
  ),
  http.get('*/api/gallery/2022', () => HttpResponse.json({ year: 2022, pictures })),
);
beforeEach(() => {
  pictures = [aPicture(1, 'Finale')];
});

test.each(['/summer-league/gallery', '/gallery/2022'])('at %s a member sees what an administrator adds', async (at) => {
  renderRoutes(routes, { at, as: member() });
  live.connect();
  expect(await screen.findByText('1 slika')).toBeVisible();
  pictures = [aPicture(1, 'Finale'), aPicture(2, 'Pobjednici')];
  await live.change('gallery');
  expect(await screen.findByText('2 slike')).toBeVisible();
});

test.each(['/summer-league/gallery', '/gallery/2022'])(
  '%s, opened again, shows what was added meanwhile',
  async (at) => {
    const { router, client } = renderRoutes(routes, { at, as: member({ roles: ['ADMIN'] }) });
    // As in the shell.
    client.setDefaultOptions({ queries: { staleTime: 30_000 } });
    live.connect();
    expect(await screen.findByText('1 slika')).toBeVisible();
    await act(() => router.navigate('/contact'));
    expect(screen.queryByText('1 slika')).not.toBeInTheDocument();
    pictures = [aPicture(1, 'Finale'), aPicture(2, 'Pobjednici')];
    await live.change('gallery');
    await act(() => router.navigate(at));
    expect(await screen.findByText('2 slike')).toBeVisible();
  },
);

describe('a visitor, who receives no live events', () => {
  beforeEach(() =>
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }),
  );
  afterEach(() => jest.useRealTimers());

  test.each(['/summer-league/gallery', '/gallery/2022'])('sees it at %s after a minute', async (at) => {
    renderRoutes(routes, { at });
    expect(await screen.findByText('1 slika')).toBeVisible();
    pictures = [aPicture(1, 'Finale'), aPicture(2, 'Pobjednici')];
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(await screen.findByText('2 slike')).toBeVisible();
  });
});
