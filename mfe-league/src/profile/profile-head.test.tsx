import { fakeApi, leaguePlayer, onLeagueDay, renderRoutes } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { aPlayerProfile } from '../testing/a-player-profile';

const ivan = (id: number, nadimak: string | null) => ({
  ...leaguePlayer(id, 'Ivan', 'Horvat'),
  displayName: `Horvat I. ${nadimak ?? `(${id})`}`,
  nadimak,
  activeLeague: 'ACTIVE',
  place: null,
});
const players = [ivan(1, null), ivan(2, null), ivan(3, 'Crni')];
fakeApi(
  onLeagueDay('2026-06-10'),
  http.get('*/api/players-list', () => HttpResponse.json(players)),
  http.get('*/api/details/:id', ({ params }) => {
    const player = players.find(({ id }) => String(id) === params.id);
    return HttpResponse.json(
      aPlayerProfile({
        id: Number(params.id),
        name: 'Ivan',
        lastName: 'Horvat',
        displayName: player?.displayName ?? '',
        nickname: player?.nadimak ?? null,
      }),
    );
  }),
);
const open = async (id: number) => {
  renderRoutes(routes, { at: `/summer-league/players-list/${id}` });
  await screen.findByText('U ligi od');
};

test('a player without a nickname whose namesake has none either is called as in the list of players', async () => {
  await open(2);
  expect(await screen.findByRole('heading', { name: 'Horvat I. (2)', level: 1 })).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^Horvat I\. \(2\)/));
});

test('a nickname is below the name, not in it', async () => {
  await open(3);
  expect(await screen.findByRole('heading', { name: 'Horvat Ivan', level: 1 })).toBeVisible();
  expect(screen.getByText('„Crni”')).toBeVisible();
});
