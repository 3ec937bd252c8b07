import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import type { AllPyramids } from '@club/shared/contracts/league/pyramids';
import { fakeApi, leagueSeason, refuse, renderRoutes } from '@club/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { aCell, aRound } from '../testing/a-cell';
import { aMatch, aPlayer } from '../testing/a-match';
import { seasonCalls } from '../testing/league-api';

/** Two rounds: in the first Bošnjak climbs past Kovač, in the second a substitute plays for Kovač. */
const SEASON: AllPyramids = {
  year: 2025,
  version: 1,
  rounds: [
    aRound(),
    aRound({ round: 'DRUGO_KOLO', number: 2, state: 'OPEN', played: 0, matches: 1, separatorRows: 0 }),
  ],
  pyramidInitialDataGrouped: {
    PRVO_KOLO: [aCell(1, 1, 1), aCell(2, 1, 2)],
    DRUGO_KOLO: [aCell(1, 1, 2), aCell(2, 1, 3, { startPoints: null, substituted: aPlayer(1) })],
  },
  resultsLeagueDataGrouped: {
    PRVO_KOLO: [
      aMatch({
        outcome: 'PLAYED',
        winner: aPlayer(2),
        set1Igrac1: 3,
        set1Igrac2: 6,
        set2Igrac1: 5,
        set2Igrac2: 7,
        movement: 'SWAP',
      }),
    ],
    DRUGO_KOLO: [
      aMatch({ id: 'open', round: 'DRUGO_KOLO', player1: aPlayer(2), player2: aPlayer(3), substituted2: aPlayer(1) }),
    ],
    FINALE: [aMatch({ id: 'final', round: 'FINALE' })],
  },
  pyramidResultsDataGrouped: {
    PRVO_KOLO: [
      aCell(1, 1, 2, { endPoints: 104, colour: 'green', movement: 'UP' }),
      aCell(2, 1, 1, { endPoints: 101, colour: 'red', movement: 'DOWN' }),
    ],
    DRUGO_KOLO: [],
  },
};

let asked = 0;
const api = fakeApi(
  ...seasonCalls(),
  http.get('*/api/all-pyramids', ({ request }) => {
    asked += 1;
    const year = new URL(request.url).searchParams.get('godina');
    return year === '2025' ? HttpResponse.json(SEASON) : refuse(404, 'Te sezone nema.');
  }),
);
beforeEach(() => {
  asked = 0;
});

const open = (at: string) => renderRoutes(routes, { at });
const textsOf = async (table: RegExp, cells: string) =>
  [...(await screen.findByRole('table', { name: table })).querySelectorAll(cells)].map((cell) =>
    cell.textContent?.replace(/\s+/g, ' ').trim(),
  );
const cellsOf = (table: RegExp) => textsOf(table, '[role="cell"]');
const resultsOf = (table: RegExp) => textsOf(table, '[role="rowheader"], [role="cell"]');

test('when the pyramid cannot be loaded, the screen shows an error and a retry', async () => {
  api.use(http.get('*/api/all-pyramids', () => refuse(500, 'Baza se ne javlja.'), { once: true }));
  open('/summer-league/2025');
  expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }));
  expect(await screen.findByRole('table', { name: /^REZULTATI 2. KOLO/ })).toBeVisible();
});

test('a year without a season shows, not at once, that the league starts in spring', async () => {
  open('/summer-league/2027');
  await screen.findAllByText('Učitavanje podataka...');
  expect(screen.queryByText('Nema rezultata za sezonu 2027.')).not.toBeInTheDocument();
  expect(await screen.findByText('Nema rezultata za sezonu 2027.')).toBeVisible();
  expect(screen.getByText('Liga počinje u rano proljeće.')).toBeVisible();
});

test('a year that was played in groups is shown with its groups instead of an empty pyramid', async () => {
  const matches = [aMatch({ groupType: 'A' })];
  const groups: AllPyramids = {
    ...SEASON,
    year: 2017,
    rounds: [aRound()],
    pyramidInitialDataGrouped: { PRVO_KOLO: [] },
    resultsLeagueDataGrouped: { PRVO_KOLO: matches },
    pyramidResultsDataGrouped: { PRVO_KOLO: [] },
  };
  const found = { year: 2017, version: 1, groupsByYear: [], resultsLeagueDataGrouped: { PRVO_KOLO: matches } };
  api.use(
    http.get('*/api/all-pyramids', () => HttpResponse.json(groups)),
    http.get('*/api/groups-results', () => HttpResponse.json(found)),
  );
  const { router } = open('/summer-league/2017');
  expect(await screen.findByRole('table', { name: '1. kolo, skupina A' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/summer-league/old-leagues/2017');
});

test('a round shows initial positions, results and final positions', async () => {
  open('/summer-league/2025?round=1');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Ljetna liga 2025 Ivankovo - piramida i rezultati',
  );
  expect(await cellsOf(/^Početna piramida/)).toEqual(
    expect.arrayContaining(['Kovač A.A.100', 'Bošnjak K.K.100', 'prazno']),
  );
  expect(await resultsOf(/^REZULTATI 1. KOLO 07.04. – 13.04./)).toEqual([
    'Bošnjak K.',
    'Kovač A.',
    '6:3',
    '7:5',
    '',
    '↑penje se',
  ]);
  expect(await cellsOf(/^Piramida nakon 1. kola/)).toEqual(
    expect.arrayContaining(['Bošnjak K.K.↑penje se 104+4', 'Kovač A.A.↓pada 101+1']),
  );
  expect(screen.getByText('1. kolo: odigrano 2')).toBeInTheDocument();
});

test('each part of a round has a heading, and the words of its caption are separated', async () => {
  open('/summer-league/2025');
  const result = await screen.findByRole('table', {
    name: /^Piramida nakon 2\. kola +privremeno +penje se ?, ostaje ?, pada$/,
  });
  expect(result).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Početna piramida',
    'REZULTATI 2. KOLO',
    'Piramida nakon 2. kola',
  ]);
});

test('a screen reader reads the title of a part as its heading and the table’s name, but not in the caption too', async () => {
  open('/summer-league/2025?round=1');
  const table = await screen.findByRole('table', { name: 'REZULTATI 1. KOLO 07.04. – 13.04.' });
  const shown = within(table).getByText('REZULTATI 1. KOLO');
  expect(shown).toBeVisible();
  expect(shown).toHaveAttribute('aria-hidden', 'true');
});

test('the players of a match are the headers of its row', async () => {
  open('/summer-league/2025?round=1');
  expect(await textsOf(/^REZULTATI 1. KOLO/, '[role="rowheader"]')).toEqual(['Bošnjak K.', 'Kovač A.']);
  for (const header of screen.getAllByRole('rowheader', { name: /^(Bošnjak K|Kovač A)\.$/ })) {
    expect(header).toHaveAttribute('scope', 'row');
  }
});

test('without a round in the address the newest one is shown, and switching makes no call', async () => {
  open('/summer-league/2025');
  expect(await resultsOf(/^REZULTATI 2. KOLO/)).toEqual(['Horvat L. (zam.)', 'Bošnjak K.', 'nije odigrano', '']);
  expect(await cellsOf(/^Početna piramida/)).toContain('Horvat L.L.(zamjena)');
  expect(screen.getByText('privremeno')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '1. kolo' }));
  expect(await screen.findByRole('table', { name: /^REZULTATI 1. KOLO/ })).toBeVisible();
  expect(asked).toBe(1);
});

test('a user who steps to the last round by keyboard stays on the link, which leads no further', async () => {
  open('/summer-league/2025?round=1');
  const next = await screen.findByRole('link', { name: 'Sljedeće kolo' });
  act(() => next.focus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('table', { name: /^REZULTATI 2. KOLO/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sljedeće kolo' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Sljedeće kolo' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('table', { name: /^REZULTATI 2. KOLO/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Prethodno kolo' })).not.toHaveAttribute('aria-disabled');
});

test('a typed player is marked in all three parts, also for screen readers, and is kept in the address', async () => {
  const { router } = open('/summer-league/2025?round=1');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Istakni igrača' }), 'kovač a.');
  expect(document.querySelectorAll('[data-marked]')).toHaveLength(3);
  expect((await cellsOf(/^Početna piramida/))[0]).toBe('Kovač A.A. istaknuto 100');
  expect((await resultsOf(/^REZULTATI 1. KOLO/)).slice(0, 2)).toEqual(['Bošnjak K.', 'Kovač A. istaknuto']);
  expect(router.state.location.search).toBe('?round=1&player=1');
  await userEvent.click(screen.getByRole('button', { name: 'Poništi odabir igrača' }));
  expect(document.querySelectorAll('[data-marked]')).toHaveLength(0);
  expect(screen.queryByText(/istaknuto/)).not.toBeInTheDocument();
});

test('in an imported season without pyramids the players of its matches are found, also the replaced ones', async () => {
  const { PRVO_KOLO: [match] = [] } = SEASON.resultsLeagueDataGrouped;
  const imported: AllPyramids = {
    ...SEASON,
    rounds: [aRound()],
    pyramidInitialDataGrouped: {},
    resultsLeagueDataGrouped: { PRVO_KOLO: [{ ...(match as LeagueMatch), substituted2: aPlayer(5) }] },
    pyramidResultsDataGrouped: {},
  };
  api.use(http.get('*/api/all-pyramids', () => HttpResponse.json(imported)));
  const { router } = open('/summer-league/2025');
  const field = await screen.findByRole('combobox', { name: 'Istakni igrača' });
  await userEvent.click(field);
  const list = within(screen.getByRole('listbox', { name: 'Istakni igrača' }));
  const offered = list.getAllByRole('option').map((option) => option.textContent);
  expect(offered).toEqual([aPlayer(2), aPlayer(1), aPlayer(5)].map(({ displayName }) => displayName));
  await userEvent.type(field, 'kovač a.');
  expect(router.state.location.search).toBe('?player=1');
  expect((await resultsOf(/^REZULTATI 1. KOLO/)).slice(0, 2)).toContain('Kovač A. istaknuto');
});

test('the tabs link to the pages of the season', async () => {
  open('/summer-league/2025?round=1');
  const tabs = (await screen.findAllByRole('navigation', { name: 'Stranice sezone' }))[0] as HTMLElement;
  await within(tabs).findByRole('link', { name: 'Ždrijeb' });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Rezultati', 'Nositelji', 'Ždrijeb', 'Statistika']);
  expect(screen.getByRole('link', { name: 'Završni turnir' })).toHaveAttribute(
    'href',
    '/summer-league/league-draw/2025',
  );
});

test('a text that nobody has does not stay in the search when the year changes', async () => {
  const links = { ...leagueSeason(2025).links, results: true };
  api.use(
    ...seasonCalls([leagueSeason(2025, { links }), leagueSeason(2024, { links })]),
    http.get('*/api/all-pyramids', ({ request }) =>
      HttpResponse.json({ ...SEASON, year: Number(new URL(request.url).searchParams.get('godina')) }),
    ),
  );
  open('/summer-league/2025');
  const field = () => screen.findByRole('combobox', { name: 'Istakni igrača' });
  const show = async (step: string, year: number) => {
    await userEvent.click(screen.getByRole('link', { name: step }));
    expect(await screen.findByRole('heading', { name: new RegExp(`^Ljetna liga ${year}`) })).toBeVisible();
  };
  await field();
  await show('Prethodna sezona', 2024);
  await userEvent.type(await field(), 'babić');
  await show('Sljedeća sezona', 2025);
  expect(await field()).toHaveValue('');
});
