import { deferred, failingRead, fakeApi, leagueSeason, renderRoutes } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { keys } from '../query-keys';
import { routes } from '../routes';
import { seasonCalls } from '../testing/league-api';

const cover = { id: 1, caption: '', width: 300, height: 200, source: '/1.svg', versions: [] };
const seasonOf = (year: number, gallery: boolean) =>
  leagueSeason(year, { links: { ...leagueSeason(year).links, gallery } });
/** Of 2021 there are pictures, but no season. */
const SEASONS = [seasonOf(2023, true), seasonOf(2022, false)];
const api = fakeApi(
  ...seasonCalls(SEASONS),
  http.get('*/api/gallery', () => HttpResponse.json([2023, 2022, 2021].map((year) => ({ year, count: 1, cover })))),
  http.get('*/api/summer-league/winners', () => HttpResponse.json([])),
  http.get('*/api/players-list', () => HttpResponse.json([])),
);
const galleries = () =>
  screen.queryAllByRole('link').flatMap((link) => {
    const target = link.getAttribute('href') ?? '';
    return target.startsWith('/gallery/') ? [target] : [];
  });
const PAGES = ['/summer-league/gallery', '/summer-league/winners'];

test.each(PAGES)('%s links to no gallery that its season hides', async (at) => {
  renderRoutes(routes, { at });
  await waitFor(() => expect(galleries()).toEqual(['/gallery/2023', '/gallery/2021']));
});

test.each(PAGES)('until it is known which are hidden, %s links to none', async (at) => {
  const seasons = deferred();
  api.use(
    http.get('*/api/league-seasons', async () => {
      await seasons.promise;
      return HttpResponse.json({ seasons: SEASONS, current: null });
    }),
  );
  const { client } = renderRoutes(routes, { at });
  await waitFor(() => expect(client.getQueryData(keys.galleries)).toBeDefined());
  expect(galleries()).toEqual([]);
  seasons.resolve();
  await waitFor(() => expect(galleries()).toHaveLength(2));
});

test.each(PAGES)('without the data of the seasons %s links to all, also while they are asked for again', async (at) => {
  const seasons = failingRead('*/api/league-seasons');
  api.use(seasons.handler);
  const { client } = renderRoutes(routes, { at });
  await waitFor(() => expect(galleries()).toHaveLength(3));
  await seasons.repeat(client);
  expect(galleries()).toHaveLength(3);
});
