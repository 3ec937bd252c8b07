import { fakeApi, refuse, renderRoutes } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { routes } from '../routes';

fakeApi(http.get('*/api/*', () => refuse(500, 'Poslužitelj se ne javlja.')));

/** The pages of a season lead to one another by its tabs and its stepper instead. */
const OUTSIDE_A_SEASON: readonly [path: string, here: string][] = [
  ['/active-league', 'Trenutno kolo'],
  ['/league-registration', 'Prijava za ligu'],
  ['/registered-players', 'Prijavljeni igrači'],
  ['/summer-league/gallery', 'Galerija'],
  ['/summer-league/h2h', 'H2H'],
  ['/summer-league/league-rules', 'Pravila lige'],
  ['/summer-league/players-list', 'Igrači'],
  ['/summer-league/results', 'Rezultati'],
  ['/summer-league/statistics', 'Statistika'],
  ['/summer-league/winners', 'Pobjednici'],
];

test.each(OUTSIDE_A_SEASON)('%s says where in the league it is, even if it cannot be read', async (at, here) => {
  renderRoutes(routes, { at });
  const path = await screen.findByRole('navigation', { name: 'Put do stranice' });
  expect(within(path).getByRole('link', { name: 'Ljetna liga' })).toHaveAttribute('href', '/summer-league');
  expect(within(path).getByText(here)).toHaveAttribute('aria-current', 'page');
});
