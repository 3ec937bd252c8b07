import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import type { CurrentSeason, LeagueSeason, LeagueSeasons } from '@club/shared/contracts/league/seasons';
import { failingRead, fakeApi, leagueSeason, refuse, renderRoutes } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { aRound } from '../testing/a-cell';
import { aKnockout } from '../testing/a-knockout';
import { aMatch, aPlayer } from '../testing/a-match';

const NONE = leagueSeason(2025).links;
const LEAGUE: LeagueSeasons = {
  seasons: [
    leagueSeason(2025, {
      champion: aPlayer(1),
      secondPlace: aPlayer(2),
      thirdPlace: aPlayer(3),
      consolationChampion: aPlayer(4),
      final: aMatch({
        round: 'FINALE',
        outcome: 'PLAYED',
        winner: aPlayer(1),
        loser: aPlayer(2),
        set1Igrac1: 6,
        set1Igrac2: 2,
        set2Igrac1: 6,
        set2Igrac2: 2,
      }),
      links: { ...NONE, results: true, draw: true, gallery: true },
    }),
    leagueSeason(2019, {
      kind: 'GROUPS',
      players: 32,
      champion: aPlayer(5),
      links: { ...NONE, oldLeague: true, statistics: true },
    }),
  ],
  current: {
    year: 2026,
    state: 'ROUNDS',
    plannedRounds: 17,
    round: aRound({
      round: 'DESETO_KOLO',
      number: 10,
      state: 'OPEN',
      matches: 30,
      played: 20,
      forfeited: 1,
      startDate: '2026-06-08',
      endDate: '2026-06-14',
    }),
    daysLeft: 4,
    nextFixtures: [aMatch({ row1: 2, row2: 3 })],
    openFixtures: 9,
    lastResults: [
      aMatch({
        id: 'b',
        outcome: 'PLAYED',
        winner: aPlayer(2),
        set1Igrac1: 3,
        set1Igrac2: 6,
        set2Igrac1: 1,
        set2Igrac2: 6,
        movement: 'SWAP',
      }),
    ],
    topRows: [],
  },
};
const api = fakeApi(http.get('*/api/league-seasons', () => HttpResponse.json(LEAGUE)));
const open = () => renderRoutes(routes, { at: '/summer-league' });

test('when the seasons cannot be loaded, the links stay and there is a retry', async () => {
  api.use(http.get('*/api/league-seasons', () => refuse(500, 'Baza se ne javlja.'), { once: true }));
  open();
  expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Pravila lige/ })).toHaveAttribute('href', '/summer-league/league-rules');
  await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }));
  expect(await screen.findByRole('article', { name: 'Sezona 2025.' })).toBeVisible();
});

test('without the seasons the links stay, also while the seasons are asked for again', async () => {
  const seasons = failingRead('*/api/league-seasons');
  api.use(seasons.handler);
  const { client } = open();
  const rules = await screen.findByRole('link', { name: /^Pravila lige/ });
  const subtitle = screen.getByText(/^Amaterska teniska liga/);
  const before = subtitle.innerHTML;
  await seasons.repeat(client);
  expect(rules).toBeVisible();
  expect(subtitle.innerHTML).toBe(before);
});

test('the round in progress: what remains, the next matches, the last results', async () => {
  open();
  const season = within(await screen.findByRole('region', { name: 'Sezona 2026.' }));
  expect(season.getByText('10. kolo', { selector: 'span' })).toBeVisible();
  expect(season.getByText(/još 4 dana/)).toHaveTextContent('10. kolo još 4 dana');
  expect(season.getByText('08.06. – 14.06. · odigrano 21 od 30 mečeva')).toBeVisible();
  expect(season.getAllByRole('listitem').map((line) => line.textContent)).toEqual(
    expect.arrayContaining([
      'Bošnjak K. → Kovač A.izazivač Bošnjak K., branitelj Kovač A.3. → 2. rediz 3. u 2. red',
      // The movement comes after its match: before it, a screen reader would attach it to the previous match.
      'Bošnjak K. – Kovač A.↑penje se6:3 6:1',
    ]),
  );
  expect(season.getByRole('link', { name: 'Trenutno kolo' })).toHaveAttribute('href', '/active-league');
});

test.each([
  ['after its last day', { daysLeft: -1, openFixtures: 9 }, 'još 9'],
  ['when all has been played', { daysLeft: 4, openFixtures: 0, nextFixtures: [] }, ''],
])('%s no day is named until which matches are played', async (_, changes, note) => {
  const current = { ...(LEAGUE.current as CurrentSeason), ...changes };
  api.use(http.get('*/api/league-seasons', () => HttpResponse.json({ ...LEAGUE, current })));
  open();
  const heading = await screen.findByRole('heading', { name: /^Sljedeći mečevi/ });
  expect(heading.parentElement).toHaveTextContent(new RegExp(`^Sljedeći mečevi${note}$`));
});

describe('how a match ended is marked among the newest results:', () => {
  const begun = { set1Igrac1: 3, set1Igrac2: 6, set2Igrac1: 2, set2Igrac2: 1 };
  const ana = { winner: aPlayer(1), loser: aPlayer(2) };
  test.each([
    ['retired', { ...ana, outcome: 'RETIRED', retired: aPlayer(2), ...begun }, 'Kovač A. – Bošnjak K. ret.3:6 2:1'],
    ['broken off', { outcome: 'NO_RESULT', ...begun }, 'Kovač A. – Bošnjak K.3:6 2:1bez pobjednika'],
    ['forfeited', { ...ana, outcome: 'WALKOVER' }, 'Kovač A. – Bošnjak K.predaja'],
    [
      'lost for want of new balls',
      { ...ana, outcome: 'WALKOVER', set1Igrac1: 6, set2Igrac1: 6 },
      'Kovač A. – Bošnjak K.6:0 6:0predaja',
    ],
    ['forfeited by both', { outcome: 'DOUBLE_WALKOVER' }, 'Kovač A. – Bošnjak K.obostrana predaja'],
  ] as const)('%s', async (_, result, line) => {
    const current = { ...(LEAGUE.current as CurrentSeason), nextFixtures: [], lastResults: [aMatch(result)] };
    api.use(http.get('*/api/league-seasons', () => HttpResponse.json({ ...LEAGUE, current })));
    open();
    const season = within(await screen.findByRole('region', { name: 'Sezona 2026.' }));
    expect(season.getAllByRole('listitem').map((one) => one.textContent)).toContain(line);
  });
});

test('a final that ended early says so', async () => {
  const [newest, old] = LEAGUE.seasons as [LeagueSeason, LeagueSeason];
  const final = { ...(newest.final as LeagueMatch), outcome: 'RETIRED', set2Igrac1: 2, set2Igrac2: 1 };
  const seasons = [{ ...newest, final }, { ...newest, year: 2024, final }, old];
  api.use(http.get('*/api/league-seasons', () => HttpResponse.json({ ...LEAGUE, seasons })));
  open();
  const card = async (year: number) => within(await screen.findByRole('article', { name: `Sezona ${year}.` }));
  expect((await card(2025)).getByText(/^Finale 6:2 2:1 ret\./)).toBeVisible();
  expect((await card(2024)).getByText('finale: Bošnjak K. 6:2 2:1 ret.')).toBeVisible();
});

test('every season shows its champion and links to its pages', async () => {
  open();
  const newest = within(await screen.findByRole('article', { name: 'Sezona 2025.' }));
  expect(screen.getByText(/^Amaterska teniska liga .*, od 2019\.$/)).toBeVisible();
  expect(newest.getAllByRole('definition').map((place) => place.textContent)).toEqual([
    'Kovač A.',
    'Bošnjak K.',
    'Horvat L.',
  ]);
  expect(newest.getByText('Finale 6:2 6:2 · utješni turnir: Jurković I.')).toBeVisible();
  expect(newest.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/summer-league/2025',
    '/summer-league/league-draw/2025',
    '/gallery/2025',
  ]);
  const old = within(screen.getByRole('article', { name: 'Sezona 2019.' }));
  expect(old.getByText('32 igrača · dvije skupine')).toBeVisible();
  expect(old.getByRole('link', { name: 'Rezultati 2019.' })).toHaveAttribute('href', '/summer-league/old-leagues/2019');
});

test('a screen reader announces each year with its number of players, and also a year without a league', async () => {
  open();
  const years = within(await screen.findByRole('figure')).getAllByRole('listitem');
  const heard = years.map((year) => [...year.children].find((part) => !part.matches('[aria-hidden]'))?.textContent);
  expect(heard).toEqual([
    '2019.: 32 igrača',
    ...[2020, 2021, 2022, 2023, 2024].map((year) => `${year}.: bez lige`),
    '2025.: 63 igrača',
  ]);
});

test('without a current season the page begins with its links', async () => {
  api.use(http.get('*/api/league-seasons', () => HttpResponse.json({ seasons: [], current: null })));
  open();
  expect(await screen.findByText('Još nema sezona.')).toBeVisible();
  // The first season of the specification is not that of a new club.
  expect(screen.queryByText(/2017/)).not.toBeInTheDocument();
  expect(screen.queryByText(/je u tijeku/)).not.toBeInTheDocument();
});

test('in the first season of a league, the page does not say that there are no seasons yet', async () => {
  const first = { ...LEAGUE, seasons: [leagueSeason(2026, { state: 'ROUNDS' })] };
  api.use(http.get('*/api/league-seasons', () => HttpResponse.json(first)));
  open();
  expect(await screen.findByText(/^Liga se igra od 2026\. godine/)).toBeVisible();
  expect(screen.queryByText('Još nema sezona.')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Sezone' })).not.toBeInTheDocument();
});

test('between the last round and the draw the card says so, and does not link to a draw', async () => {
  api.use(http.get('*/api/league-seasons', () => HttpResponse.json(aKnockout({ phase: 'SEDAMNAESTO_KOLO' }))));
  open();
  const season = within(await screen.findByRole('region', { name: 'Sezona 2026.' }));
  expect(season.getByText('Čeka se ždrijeb')).toBeVisible();
  expect(season.getByText('Ždrijeb završnog turnira još nije objavljen.')).toBeVisible();
  // The newest results are still those of the last round.
  expect(season.getByRole('link', { name: 'Svi rezultati 17. kola' })).toHaveAttribute(
    'href',
    '/active-league?part=results',
  );
  const seeders = season.getAllByRole('link', { name: 'Nositelji' }).map((link) => link.getAttribute('href'));
  // Once among the season's pages, and once below the matches.
  expect(seeders).toEqual(['/summer-league/seeders-list/2026', '/summer-league/seeders-list/2026']);
  const ways = season.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).not.toContain('/summer-league/league-draw/2026');
});

test('after the final the card names the champion, until the season is finished', async () => {
  const league = aKnockout({ phase: 'FINALE', champion: aPlayer(1) });
  api.use(http.get('*/api/league-seasons', () => HttpResponse.json(league)));
  open();
  const season = within(await screen.findByRole('region', { name: 'Sezona 2026.' }));
  expect(season.getByText('Sezona 2026. još nije zaključena')).toBeVisible();
  expect(season.getByText('Prvak je Kovač A., završni turnir je gotov.')).toBeVisible();
  expect(season.getByText('Svi mečevi su odigrani.')).toBeVisible();
  expect(season.queryByText('još 0')).not.toBeInTheDocument();
});

test('while the consolation is played after the final, the card counts the matches left', async () => {
  const { current, seasons } = aKnockout({ phase: 'FINALE', champion: aPlayer(1) });
  const league = { current: current && { ...current, openFixtures: 2 }, seasons };
  api.use(http.get('*/api/league-seasons', () => HttpResponse.json(league)));
  open();
  expect(await screen.findByText('Prvak je Kovač A. Preostalo: 2 meča.')).toBeVisible();
});

test('a phase of the consolation that is still being played is distinguished from those of the main draw', async () => {
  const { seasons, current } = aKnockout({ phase: 'FINALE', champion: aPlayer(1) });
  const left = aMatch({ round: 'POLUFINALE', tournament: 'CONSOLATION', row1: null, row2: null });
  const league = { seasons, current: { ...current, nextFixtures: [left], openFixtures: 1 } };
  api.use(http.get('*/api/league-seasons', () => HttpResponse.json(league)));
  open();
  const season = within(await screen.findByRole('region', { name: 'Sezona 2026.' }));
  expect(season.getAllByText('Utješni, polufinale')).toHaveLength(2);
  expect(season.queryByText('Polufinale')).not.toBeInTheDocument();
});

test('a season that ended without a champion says so', async () => {
  const seasons = [leagueSeason(2025), leagueSeason(2020, { kind: 'ARCHIVE' })];
  api.use(http.get('*/api/league-seasons', () => HttpResponse.json({ seasons, current: null })));
  open();
  expect(await screen.findByText('Sezona je završila bez prvaka.')).toBeVisible();
  expect(screen.getByText('Prvak nije upisan.')).toBeVisible();
});

test('of the knockout each of the newest results has its phase, and that of the consolation its tournament', async () => {
  const { seasons, current } = aKnockout({ phase: 'POLUFINALE' });
  const won = { outcome: 'WALKOVER', winner: aPlayer(1), loser: aPlayer(2) } as const;
  const lastResults = [
    aMatch({ id: 'a', round: 'FINALE', ...won }),
    aMatch({ id: 'b', round: 'FINALE', tournament: 'CONSOLATION', ...won }),
  ];
  api.use(http.get('*/api/league-seasons', () => HttpResponse.json({ seasons, current: { ...current, lastResults } })));
  open();
  const season = within(await screen.findByRole('region', { name: 'Sezona 2026.' }));
  const lines = season.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines).toEqual(
    expect.arrayContaining(['Kovač A. – Bošnjak K.Finalepredaja', 'Kovač A. – Bošnjak K.Utješni, finalepredaja']),
  );
});
