import { failingRead, fakeApi, member, renderRoutes } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';
import { accountBalance, leagueStatus, slotList } from '../testing/club-api';
import { clubSlots, FREE } from '../testing/club-slots';
import { cell } from '../testing/open-grid';

const api = fakeApi(leagueStatus(), accountBalance(), slotList('get-all-termins', clubSlots()));

test('without the club’s clock the grid is shown, also while the clock is asked for again', async () => {
  const day = failingRead('*/api/club-day');
  api.use(day.handler);
  const { client } = renderRoutes(routes, { at: '/main-reservations', as: member() });
  expect(await cell(FREE)).toBeVisible();
  await day.repeat(client);
  expect(screen.getByRole('button', { name: FREE })).toBeVisible();
});
