import type { ActiveLeague } from '@club/shared/contracts/league/active-league';
import type { LeagueSeasons } from '@club/shared/contracts/league/seasons';
import { failingRead, fakeApi, liveEvents, member, refuse, renderRoutes } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { aKnockout } from '../testing/a-knockout';
import { aMatch, aPlayer } from '../testing/a-match';
import { anActiveLeague } from '../testing/an-active-league';
import { seasonCalls } from '../testing/league-api';
import { registrationWindow } from '../testing/registration-window';

let league: ActiveLeague;
const live = liveEvents();
const api = fakeApi(
  ...seasonCalls(),
  live.handler,
  http.get('*/api/active-league', () => HttpResponse.json(league)),
  // Asked for by a page without a season.
  http.get('*/api/league-registration', () => HttpResponse.json(registrationWindow())),
);

beforeEach(() => {
  league = anActiveLeague();
});
const open = () => renderRoutes(routes, { at: '/active-league', as: member() });

test.each([
  ['a 404 shows the words of the server', () => refuse(404, 'Liga još nije počela.'), 'Liga još nije počela.'],
  ['a 404 without words shows ours', () => new HttpResponse(null, { status: 404 }), 'Neuspjelo preuzimanje podataka.'],
  ['any other failure says that there is no active league', () => refuse(500, 'Kvar.'), 'Trenutno nema aktivne lige!'],
])('%s', async (_, answer, text) => {
  api.use(http.get('*/api/active-league', answer));
  open();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pokušaj ponovno' })).toBeVisible();
});

test('the round of the current season is shown without asking for all seasons', async () => {
  const seasons = jest.fn(() => HttpResponse.json({ seasons: [], current: null }));
  api.use(http.get('*/api/league-seasons', seasons));
  open();
  expect(await screen.findByRole('table', { name: /^REZULTATI/ })).toBeVisible();
  expect(seasons).not.toHaveBeenCalled();
});

test('the page of all rounds is linked unless an administrator has hidden it', async () => {
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: 'Sva kola 2026.' })).toHaveAttribute('href', '/summer-league/2026');
  unmount();
  league = { ...league, resultsHidden: true };
  open();
  expect(await screen.findByRole('table', { name: /^REZULTATI/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sva kola 2026.' })).not.toBeInTheDocument();
});

test('a visitor, who receives no live events, reads the round every half a minute', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  renderRoutes(routes, { at: '/active-league' });
  expect(await screen.findByRole('table', { name: /^REZULTATI/ })).toBeVisible();
  league = { ...league, resultsHidden: true };
  await act(() => jest.advanceTimersByTimeAsync(29_000));
  expect(screen.getByRole('link', { name: 'Sva kola 2026.' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Sva kola 2026.' })).not.toBeInTheDocument());
  jest.useRealTimers();
});

test('a finished season shows that the league has ended', async () => {
  league = { ...league, phase: 'FINISHED', round: null, pyramidInitial: [], resultsLeague: [], pyramidResults: [] };
  open();
  expect(await screen.findByText(/^Ovogodišnja liga je završila/)).toBeVisible();
  expect(screen.getByText('Nova sezona počinje u rano proljeće.')).toBeVisible();
});

test('in a round without pyramids the players of its matches are found', async () => {
  league = { ...league, pyramidInitial: [], pyramidResults: [] };
  open();
  await userEvent.type(await screen.findByRole('combobox', { name: 'Istakni igrača' }), 'kovač a.');
  expect(screen.getByRole('rowheader', { name: 'Kovač A. istaknuto' })).toBeVisible();
});

const onSeasons = (league: LeagueSeasons) => api.use(http.get('*/api/league-seasons', () => HttpResponse.json(league)));

test('after the last round, while the draw is awaited, the last pyramid has no link to it', async () => {
  league = { ...league, phase: 'KNOCKOUT', provisional: false };
  onSeasons(aKnockout({ phase: 'SEDAMNAESTO_KOLO' }));
  open();
  expect(await screen.findByText(/Ždrijeb završnog turnira još nije objavljen\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ždrijeb 2026.' })).not.toBeInTheDocument();
});

test('if the seasons cannot be loaded the link to the draw stays: its page says whether there is a draw', async () => {
  league = { ...league, phase: 'KNOCKOUT', provisional: false };
  const seasons = failingRead('*/api/league-seasons');
  api.use(seasons.handler);
  const { client } = open();
  expect(await screen.findByRole('link', { name: 'Ždrijeb 2026.' })).toBeVisible();
  await seasons.repeat(client);
  expect(screen.getByRole('link', { name: 'Ždrijeb 2026.' })).toBeVisible();
});

test('after the final the champion is named', async () => {
  league = { ...league, phase: 'KNOCKOUT', provisional: false };
  onSeasons(aKnockout({ phase: 'FINALE', champion: aPlayer(1) }));
  open();
  expect(await screen.findByText(/Prvak je Kovač A\., završni turnir je gotov\./)).toBeVisible();
  expect(screen.queryByText(/Igra se završni turnir/)).not.toBeInTheDocument();
});

test('while the consolation is played after the final, the knockout is not called finished', async () => {
  league = { ...league, phase: 'KNOCKOUT', provisional: false };
  const { current, seasons } = aKnockout({ phase: 'FINALE', champion: aPlayer(1) });
  onSeasons({ current: current && { ...current, openFixtures: 2 }, seasons });
  open();
  expect(await screen.findByText(/Prvak je Kovač A\. Preostalo: 2 meča\./)).toBeVisible();
});

test('during the knockout the last pyramid links to the draw', async () => {
  league = { ...league, phase: 'KNOCKOUT', provisional: false };
  onSeasons(aKnockout({ phase: 'POLUFINALE' }));
  open();
  expect(await screen.findByRole('link', { name: 'Ždrijeb 2026.' })).toHaveAttribute(
    'href',
    '/summer-league/league-draw/2026',
  );
  expect(screen.queryByText('privremeno')).not.toBeInTheDocument();
});

test('a draw that an administrator has hidden is not linked', async () => {
  league = { ...league, phase: 'KNOCKOUT', provisional: false };
  const { seasons, current } = aKnockout({ phase: 'POLUFINALE' });
  onSeasons({ seasons: seasons.map((season) => ({ ...season, links: { ...season.links, draw: false } })), current });
  open();
  expect(await screen.findByText(/Igra se završni turnir\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ždrijeb 2026.' })).not.toBeInTheDocument();
});

test.each([
  [
    'is over shows that, not its last round',
    () => refuse(404, 'Ove godine još nema sezone.'),
    'Ove godine još nema sezone.',
    0,
  ],
  ['cannot be read anew stays, and the page says so', () => refuse(500, 'Kvar.'), /^Nismo uspjeli osvježiti kolo\./, 1],
])('an open page whose season %s', async (_, answer, text, rounds) => {
  live.connect();
  open();
  expect(await screen.findByRole('cell', { name: 'nije odigrano' })).toBeVisible();
  api.use(http.get('*/api/active-league', answer));
  await live.change('league');
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryAllByRole('cell', { name: 'nije odigrano' })).toHaveLength(rounds);
});

test('a result that is entered elsewhere appears automatically', async () => {
  live.connect();
  open();
  expect(await screen.findByRole('cell', { name: 'nije odigrano' })).toBeVisible();
  expect(screen.getByText('privremeno')).toBeVisible();
  league = {
    ...league,
    resultsLeague: [aMatch({ outcome: 'PLAYED', winner: aPlayer(1), set1Igrac1: 6, set1Igrac2: 2, movement: 'STAY' })],
  };
  await live.change('league');
  await waitFor(() => expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toContain('2:6'));
});
