import type { LeagueSeason, LeagueSeasons } from '@club/shared/contracts/league/seasons';
import { fakeApi, renderRoutes } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { aKnockout } from '../testing/a-knockout';

const api = fakeApi();

/** The links of the card of the current season, each with its text. */
async function linksOf(league: LeagueSeasons): Promise<string[]> {
  api.use(http.get('*/api/league-seasons', () => HttpResponse.json(league)));
  renderRoutes(routes, { at: '/summer-league' });
  const season = within(await screen.findByRole('region', { name: 'Sezona 2026.' }));
  return season.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
}

const hiding = ({ seasons, current }: LeagueSeasons, hidden: Partial<LeagueSeason['links']>): LeagueSeasons => ({
  seasons: seasons.map((season) => ({ ...season, links: { ...season.links, ...hidden } })),
  current,
});

const RESULTS = 'Rezultati svih kola /summer-league/2026';
const ALL_RESULTS = 'Svi rezultati → /summer-league/results';
const DRAW = 'Ždrijeb /summer-league/league-draw/2026';
const WHOLE_DRAW = 'Cijeli ždrijeb → /summer-league/league-draw/2026';

describe('the card of the current season links only to the pages that an administrator has not hidden:', () => {
  const { seasons, current } = aKnockout({ phase: 'SEDAMNAESTO_KOLO' });
  const ROUND: LeagueSeasons = { seasons, current: current && { ...current, state: 'ROUNDS', daysLeft: 4 } };

  test('in a round the results', async () => {
    expect(await linksOf(ROUND)).toContain(RESULTS);
  });
  test('in a round no hidden results, but the current round', async () => {
    const links = await linksOf(hiding(ROUND, { results: false }));
    expect(links).not.toContain(RESULTS);
    expect(links).toEqual(
      expect.arrayContaining(['Trenutno kolo /active-league', 'Svi rezultati 17. kola → /active-league?part=results']),
    );
  });
  test('in the knockout the draw and the results', async () => {
    const links = await linksOf(aKnockout({ phase: 'POLUFINALE' }));
    expect(links).toEqual(expect.arrayContaining([DRAW, RESULTS, WHOLE_DRAW, ALL_RESULTS]));
  });
  test('in the knockout no hidden results', async () => {
    const links = await linksOf(hiding(aKnockout({ phase: 'POLUFINALE' }), { results: false }));
    expect(links).not.toContain(RESULTS);
    expect(links).not.toContain(ALL_RESULTS);
    expect(links).toContain(WHOLE_DRAW);
  });
  test.each(['POLUFINALE', 'FINALE'] as const)('no hidden draw, %s', async (phase) => {
    const links = await linksOf(hiding(aKnockout({ phase }), { draw: false }));
    expect(links.filter((link) => link.includes('league-draw'))).toEqual([]);
    expect(links).toContain(RESULTS);
  });
});
