import { fakeApi, liveEvents, member, onLeagueDay, renderRoutes } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { aPlayerProfile } from '../testing/a-player-profile';

let profile = aPlayerProfile();
const live = liveEvents();
fakeApi(
  live.handler,
  onLeagueDay('2026-06-10'),
  http.get('*/api/players-list', () => HttpResponse.json([])),
  http.get('*/api/details/1', () => HttpResponse.json(profile)),
);

test('contact data disappear from an open profile when the player withdraws the consent', async () => {
  renderRoutes(routes, { at: '/summer-league/players-list/1', as: member() });
  live.connect();
  expect(await screen.findByText('ana@klub.hr')).toBeVisible();
  profile = aPlayerProfile({ eMail: null, mobile: null, birthday: null, age: null, contactHidden: true });
  await live.change('members');
  await waitFor(() => expect(screen.queryByText('ana@klub.hr')).not.toBeInTheDocument());
});
