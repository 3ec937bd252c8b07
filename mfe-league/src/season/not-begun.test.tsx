import type { RegistrationWindow } from '@club/shared/contracts/league/registration';
import type { LeagueSeasons } from '@club/shared/contracts/league/seasons';
import { fakeApi, leagueSeason, onClubDay, onLeagueDay, refuse, renderRoutes } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';

const LAST = leagueSeason(2025, { links: { ...leagueSeason(2025).links, results: true } });
const WINDOW: RegistrationWindow = {
  year: 2027,
  isOpen: true,
  from: '2027-02-01',
  until: '2027-04-05',
  isNextSeason: true,
  fee: 60,
  feeDeadline: null,
};

let league: LeagueSeasons;
let window: RegistrationWindow;
const api = fakeApi(
  onLeagueDay('2026-04-10'),
  http.get('*/api/league-seasons', () => HttpResponse.json(league)),
  http.get('*/api/league-registration', () => HttpResponse.json(window)),
  http.get('*/api/active-league', () => refuse(404, 'Ljetna liga 2026. još nije počela.')),
  http.get('*/api/all-pyramids', () => refuse(404, 'Nema sezone.')),
  http.get('*/api/summer-league-seeders/:year', () => refuse(404, 'Nema sezone.')),
);
beforeEach(() => {
  league = { seasons: [LAST], current: null, prepared: { year: 2026, startsOn: '2026-04-24' } };
  window = WINDOW;
});

const PLANNED = /Sezona 2026\. još nije počela\. Prvo kolo predviđeno je za 24\. travnja 2026\./;
const UNKNOWN = /Sezona 2026\. još nije počela\. Prvo kolo još nije objavljeno\./;

// The three pages to which the landing page links from 6 April on.
describe.each(['/active-league', '/summer-league/2026', '/summer-league/seeders-list/2026'])('%s', (at) => {
  test('says when the season begins, and links to the registration and the last season', async () => {
    renderRoutes(routes, { at });
    expect(await screen.findByText(PLANNED)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Prijava za sezonu 2027.' })).toHaveAttribute(
      'href',
      '/league-registration',
    );
    expect(screen.getByRole('link', { name: 'Sezona 2025.' })).toHaveAttribute('href', '/summer-league/2025');
    expect(screen.getByRole('link', { name: 'Sve sezone' })).toBeVisible();
  });

  test.each([
    ['is over', { year: 2026, startsOn: '2026-04-06' }],
    ['is unknown', { year: 2026, startsOn: null }],
    ['is unknown, because nobody has prepared the season', undefined],
  ])('says that the first round is not published yet when its planned day %s', async (_, prepared) => {
    league = { seasons: [], current: null, ...(prepared && { prepared }) };
    window = { ...WINDOW, isOpen: false };
    renderRoutes(routes, { at });
    expect(await screen.findByText(UNKNOWN)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Prijava za sezonu/ })).not.toBeInTheDocument();
  });
});

test.each(['/summer-league/2024', '/summer-league/2031'])('%s is not about a season to come', async (at) => {
  renderRoutes(routes, { at });
  expect(await screen.findByText(/^Nema rezultata za sezonu/)).toBeVisible();
  expect(screen.queryByText(/još nije počela/)).not.toBeInTheDocument();
});

test('out of season nothing is promised for a year in which nobody played', async () => {
  api.use(onClubDay({ today: '2026-10-10', landing: 'OFF_SEASON', leagueYear: 2026 }));
  league = { seasons: [LAST], current: null };
  renderRoutes(routes, { at: '/summer-league/2026' });
  expect(await screen.findByText('Nema rezultata za sezonu 2026.')).toBeVisible();
  expect(screen.queryByText(/još nije počela/)).not.toBeInTheDocument();
});
