import { deferred, failingRead, fakeApi, leagueSeason, renderRoutes } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { keys } from '../query-keys';
import { routes } from '../routes';
import { A_DRAW, THREE } from '../testing/a-bracket';
import { seasonCalls } from '../testing/league-api';

const api = fakeApi(
  ...seasonCalls(),
  http.get('*/api/league-draw/2025', () => HttpResponse.json({ ...A_DRAW, consolation: THREE })),
);
const seasonOf = (consolation: boolean) =>
  leagueSeason(2025, { links: { ...leagueSeason(2025).links, draw: true, consolation } });
const open = (search: string) => renderRoutes(routes, { at: `/summer-league/league-draw/2025${search}` });
const tournaments = () => screen.queryByRole('navigation', { name: 'Turnir' });

test.each(['', '?tournament=consolation'])(
  'a consolation that an administrator has hidden does not show: %j',
  async (search) => {
    api.use(...seasonCalls([seasonOf(false)]));
    open(search);
    expect(await screen.findAllByText('Prvak 2025.')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ždrijeb 2025.');
    expect(tournaments()).not.toBeInTheDocument();
  },
);

test.each([
  [true, 'Pobjednik utješnog turnira 2025.'],
  [false, 'Prvak 2025.'],
])('until it is known whether it is shown (%j), the page shows neither tournament', async (isShown, champion) => {
  const seasons = deferred();
  api.use(
    http.get('*/api/league-seasons', async () => {
      await seasons.promise;
      return HttpResponse.json({ seasons: [seasonOf(isShown)], current: null });
    }),
  );
  const { client } = open('?tournament=consolation');
  await waitFor(() => expect(client.getQueryData(keys.draw(2025))).toBeDefined());
  expect(screen.queryByText(/^(Prvak|Pobjednik)/)).not.toBeInTheDocument();
  seasons.resolve();
  expect((await screen.findAllByText(champion))[0]).toBeVisible();
});

test('without the data of the seasons the consolation is shown, also while they are asked for again', async () => {
  const seasons = failingRead('*/api/league-seasons');
  api.use(seasons.handler);
  const { client } = open('?tournament=consolation');
  expect((await screen.findAllByText('Pobjednik utješnog turnira 2025.'))[0]).toBeVisible();
  await seasons.repeat(client);
  expect(screen.getAllByText('Pobjednik utješnog turnira 2025.')[0]).toBeVisible();
  expect(tournaments()).toBeVisible();
});
