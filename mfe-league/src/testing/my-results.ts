import type { MyLeague, MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { fakeApi, member, renderRoutes } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { aPlayer } from './a-match';
import { seasonCalls } from './league-api';
import { myLeague } from './my-league';
import { myMatch } from './my-match';

interface MyResultsServer {
  me: MyLeague;
  matches: MyLeagueMatch[];
  sent: { path: string; body: Record<string, unknown> }[];
}

/**
 * The calls of the screen `my-results` for the tests of a file. Before each test: the season of Kovač A. with one open
 * match, nothing sent, nothing stored in the browser.
 */
export function myResultsApi() {
  const server: MyResultsServer = { me: myLeague(), matches: [], sent: [] };
  const received = async (request: Request) => {
    const body = (await request.json()) as Record<string, unknown>;
    server.sent.push({ path: new URL(request.url).pathname, body });
    return body;
  };
  const api = fakeApi(
    ...seasonCalls(),
    http.get('*/api/my-league', () => HttpResponse.json(server.me)),
    http.get('*/api/my-results-league', () => HttpResponse.json(server.matches)),
    http.put('*/api/update-results-league/:id', async ({ request }) => {
      const { retired: _, ...scores } = await received(request);
      const entered = { outcome: 'PLAYED', state: 'ENTERED', winner: aPlayer(1), version: 1 } as const;
      server.matches = server.matches.map((match) => ({ ...match, ...scores, ...entered }));
      return HttpResponse.json(server.matches[0]);
    }),
    http.post('*/api/league-matches/:id/:answer', async ({ request }) => {
      await received(request);
      server.matches = server.matches.map((match) =>
        match.mayConfirm ? { ...match, mayConfirm: false, state: 'CONFIRMED' } : match,
      );
      return HttpResponse.json(server.matches[0]);
    }),
  );
  beforeEach(() => {
    localStorage.clear();
    Object.assign(server, { me: myLeague(), matches: [myMatch()], sent: [] } satisfies MyResultsServer);
  });
  return { api, server };
}

export const openMyResults = () => renderRoutes(routes, { at: '/my-results-league', as: member() });

/** The card of a match. */
export const card = async (name = '10. kolo, Bošnjak K.') => within(await screen.findByRole('region', { name }));

/** Types games field by field, as the focus moves automatically: own, opponent's, next set. */
export async function typeGames(games: string) {
  const round = await card();
  await userEvent.click(round.getByRole('button', { name: 'Upiši rezultat' }));
  await userEvent.keyboard(games);
  return round;
}
