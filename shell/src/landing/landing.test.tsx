import { installAuthClient } from '@club/shared/auth';
import type { LeagueSeason } from '@club/shared/contracts/league/seasons';
import { deferred, leagueSeason, member } from '@club/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { fakeClub, onDayInMay, onLeagueSeasons, onRegistration } from '../testing/club';
import { aMatch, aPlayer, currentSeason, finishedSeason } from '../testing/league';
import { openSuite } from '../testing/open-suite';
import { pageOf } from '../testing/page-of';

jest.mock('../remotes/federated-module');
const signIn = jest.fn(async () => undefined);
installAuthClient({ signIn, signOut: jest.fn(), refresh: jest.fn() });
const api = fakeClub();
afterEach(() => pageOf(undefined));

const main = () => within(screen.getByRole('main'));
const links = () =>
  main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
/** The links of the cards above the league's own cards. */
const firstLinks = (count: number) => links().slice(0, count);

test('without a response from the server there is the sign-in link, and an error in place of the other links', async () => {
  api.use(http.get('http://localhost/api/club-day', () => new HttpResponse(null, { status: 500 })));
  openSuite('/login', { as: 'visitor' });
  expect(await main().findByText('Nismo uspjeli učitati poveznice ljetne lige.')).toBeVisible();
  expect(main().getByRole('button', { name: 'Prijava' })).toBeVisible();
  api.use(onDayInMay({ landing: 'REGISTRATION' }));
  await userEvent.click(main().getByRole('button', { name: 'Pokušaj ponovno' }));
  expect(await main().findByRole('link', { name: /Prijava za ligu/ })).toBeVisible();
});

test('during the weeks of registration it links to the registration', async () => {
  api.use(onDayInMay({ landing: 'REGISTRATION' }));
  openSuite('/login', { as: 'visitor' });
  await main().findByRole('link', { name: /Prijavljeni igrači/ });
  expect(firstLinks(2)).toEqual(['/league-registration', '/registered-players']);
});

test('in the weeks of registration it shows the form’s season, which may be the next one', async () => {
  api.use(onDayInMay({ landing: 'REGISTRATION', leagueYear: 2026 }), onRegistration({ isOpen: true, year: 2027 }));
  openSuite('/login', { as: 'visitor' });
  expect(await main().findByText('Prijavite se za sezonu 2027.')).toBeVisible();
});

test('the club announces no fee of a season that has none', async () => {
  api.use(onDayInMay({ landing: 'REGISTRATION' }), onRegistration({ fee: 0 }));
  openSuite('/login', { as: 'visitor' });
  const card = await main().findByRole('region', { name: 'Kako se pridružiti' });
  await waitFor(() => expect(card).toHaveTextContent(/Uprava vam javlja početak sezone\./));
});

test('a registration that an administrator has closed is not linked anywhere on the page', async () => {
  api.use(onDayInMay({ landing: 'REGISTRATION' }), onRegistration({ isOpen: false, year: 2026 }));
  openSuite('/login', { as: 'visitor' });
  expect(await main().findByText('Prijave za sezonu 2026. su zatvorene.')).toBeVisible();
  expect(await main().findByRole('region', { name: 'Kako se pridružiti' })).toHaveTextContent(
    'Prijave za sezonu 2026. su zatvorene.',
  );
  expect(main().getAllByRole('link', { name: /Prijavljeni igrači/ })).toHaveLength(2);
  expect(links()).not.toContain('/league-registration');
});

test('during the league it links to the round, the results and the seeders of the year', async () => {
  api.use(onDayInMay({ landing: 'LEAGUE', leagueYear: 2027 }));
  openSuite('/login', { as: 'visitor' });
  await main().findByRole('link', { name: /Nositelji/ });
  expect(firstLinks(3)).toEqual(['/active-league', '/summer-league/2027', '/summer-league/seeders-list/2027']);
});

test('during the league it does not link to pages that an administrator has hidden', async () => {
  const season = leagueSeason(2026, { state: 'ROUNDS' });
  const seasons = [{ ...season, links: { ...season.links, results: false, seeders: true } }];
  api.use(onDayInMay({ landing: 'LEAGUE', leagueYear: 2026 }), onLeagueSeasons({ seasons }));
  const { unmount } = openSuite('/login', { as: 'visitor' });
  expect(await main().findByRole('link', { name: /Nositelji/ })).toHaveAttribute(
    'href',
    '/summer-league/seeders-list/2026',
  );
  expect(main().queryByRole('link', { name: /Rezultati svih kola/ })).not.toBeInTheDocument();
  unmount();
  api.use(http.get('http://localhost/api/league-seasons', () => new HttpResponse(null, { status: 500 })));
  openSuite('/login', { as: 'visitor' });
  expect(await main().findByRole('link', { name: /Rezultati svih kola/ })).toBeVisible();
});

test('the link to the round, which nobody can hide, does not wait for the seasons', async () => {
  const seasons = deferred();
  api.use(
    onDayInMay({ landing: 'LEAGUE', leagueYear: 2026 }),
    http.get('http://localhost/api/league-seasons', async () => {
      await seasons.promise;
      return HttpResponse.json({ seasons: [], current: null });
    }),
  );
  openSuite('/login', { as: 'visitor' });
  expect(await main().findByRole('link', { name: /Trenutno kolo/ })).toHaveAttribute('href', '/active-league');
  expect(main().queryByRole('link', { name: /Rezultati svih kola/ })).not.toBeInTheDocument();
  expect(main().queryByRole('link', { name: /Nositelji/ })).not.toBeInTheDocument();
  seasons.resolve();
  await waitFor(() =>
    expect(firstLinks(3)).toEqual(['/active-league', '/summer-league/2026', '/summer-league/seeders-list/2026']),
  );
});

test('otherwise it shows when the league starts, even while a season that began late is still being played', async () => {
  api.use(onDayInMay({ landing: 'OFF_SEASON' }), onLeagueSeasons({ current: currentSeason() }));
  openSuite('/login', { as: 'visitor' });
  expect(await main().findByRole('region', { name: 'Ljetna liga 2026.' })).toBeVisible();
  expect(main().getByText('Liga za sljedeću godinu počinje u proljeće.')).toBeVisible();
  expect(main().queryByRole('link', { name: /Trenutno kolo/ })).not.toBeInTheDocument();
});

test('a visitor signs in from it', async () => {
  openSuite('/login', { as: 'visitor' });
  await userEvent.click(await main().findByRole('button', { name: 'Prijava' }));
  expect(signIn).toHaveBeenCalled();
});

test('a signed-in user gets a link to their start page instead', async () => {
  openSuite('/login', { as: member() });
  const gridLink = await main().findByRole('link', { name: 'Rezervacija terena' });
  expect(gridLink).toHaveAttribute('href', '/main-reservations');
  expect(main().queryByRole('button', { name: 'Prijava' })).not.toBeInTheDocument();
});

test('a round whose days are over says so until it is closed, and no longer until when it is played', async () => {
  api.use(onLeagueSeasons({ current: currentSeason({ daysLeft: -1 }) }));
  openSuite('/login', { as: 'visitor' });
  expect(await main().findByText('rok je prošao')).toBeVisible();
  expect(main().getByText('10. od 17 kola')).toBeVisible();
});

test('on its last day it still says until when', async () => {
  api.use(onLeagueSeasons({ current: currentSeason({ daysLeft: 0 }) }));
  openSuite('/login', { as: 'visitor' });
  expect(await main().findByText('10. od 17 kola, do 14.06.')).toBeVisible();
});

test('a member who is signed in is not asked to sign in', async () => {
  openSuite('/login', { as: member() });
  expect(await main().findByText(/ Odaberite svoj termin za danas ili sljedeća tri dana\.$/)).toBeVisible();
});

test('during a round its results and the top of the pyramid are shown', async () => {
  const result = aMatch({ winner: aPlayer(2), loser: aPlayer(1), movement: 'SWAP', set1Igrac1: 3, set1Igrac2: 6 });
  api.use(onLeagueSeasons({ current: currentSeason({ lastResults: [result], daysLeft: 4 }) }));
  openSuite('/login', { as: 'visitor' });
  const results = within(await main().findByRole('region', { name: 'Rezultati 10. kola' }));
  expect(results.getByRole('listitem')).toHaveTextContent('2. – 1. redHorvat L. – Babić M.6:3penje se u piramidi');
  const state = within(main().getByRole('region', { name: 'Ljetna liga 2026.' }));
  expect(state.getByText('još 4 dana')).toBeVisible();
  expect(state.getByText('10. od 17 kola, do 14.06.')).toBeVisible();
  expect(state.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '21');
  expect(state.getByText('108 bodova')).toBeVisible();
});

/** The season in progress with the pages that it has in its rounds, except for what a test overrides. */
const seasonOf2026 = (links: Partial<LeagueSeason['links']> = {}) =>
  leagueSeason(2026, {
    state: 'ROUNDS',
    links: { ...leagueSeason(2026).links, results: true, seeders: true, ...links },
  });
const LAST_ROUND = aMatch({ round: 'SEDAMNAESTO_KOLO', winner: aPlayer(2), loser: aPlayer(1) });

test('the rows are in the order of the names next to them', async () => {
  const defended = aMatch({ id: 'won', winner: aPlayer(1), loser: aPlayer(2), movement: 'STAY', set1Igrac1: 6 });
  api.use(onLeagueSeasons({ current: currentSeason({ lastResults: [defended] }) }));
  const { unmount } = openSuite('/login', { as: 'visitor' });
  const results = within(await main().findByRole('region', { name: 'Rezultati 10. kola' }));
  expect(results.getByRole('listitem')).toHaveTextContent('1. – 2. redBabić M. – Horvat L.6:0ostaje');
  unmount();
  // Before there is a result, the attacker first.
  api.use(onLeagueSeasons({ current: currentSeason({ nextFixtures: [aMatch()] }) }));
  openSuite('/login', { as: 'visitor' });
  const fixtures = within(await main().findByRole('region', { name: 'Mečevi 10. kola' }));
  expect(fixtures.getByRole('listitem')).toHaveTextContent('2. – 1. redHorvat L. – Babić M.');
});

test('a match that was broken off is marked after its score', async () => {
  const games = { set1Igrac1: 3, set1Igrac2: 6, set2Igrac1: 2, set2Igrac2: 1 };
  const lastResults = [
    aMatch({ id: 'retired', outcome: 'RETIRED', winner: aPlayer(1), loser: aPlayer(2), retired: aPlayer(2), ...games }),
    aMatch({ id: 'broken off', outcome: 'NO_RESULT', ...games }),
  ];
  api.use(onLeagueSeasons({ current: currentSeason({ lastResults }) }));
  openSuite('/login', { as: 'visitor' });
  const results = within(await main().findByRole('region', { name: 'Rezultati 10. kola' }));
  expect(results.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    '1. – 2. redBabić M. – Horvat L.3:6 2:1 ret.',
    '2. – 1. redHorvat L. – Babić M.6:3 1:2 bez pobjednika',
  ]);
});

test('between the last round and the draw it shows the results of the round, and that the draw is awaited', async () => {
  api.use(
    onLeagueSeasons({
      current: currentSeason({ state: 'KNOCKOUT', openFixtures: 0, lastResults: [LAST_ROUND] }),
      seasons: [seasonOf2026()],
    }),
  );
  openSuite('/login', { as: 'visitor' });
  const results = within(await main().findByRole('region', { name: 'Rezultati 10. kola' }));
  expect(results.getByRole('link', { name: 'Svi rezultati' })).toHaveAttribute('href', '/summer-league/2026');
  expect(main().getByText(/Ždrijeb završnog turnira još nije objavljen\./)).toBeVisible();
  expect(main().queryByText(/Igra se završni turnir/)).not.toBeInTheDocument();
});

test('during the knockout it shows its results, after the final the champion', async () => {
  const semifinal = { ...LAST_ROUND, round: 'POLUFINALE', row1: null, row2: null } as const;
  const knockout = currentSeason({ state: 'KNOCKOUT', openFixtures: 1, lastResults: [semifinal] });
  api.use(onLeagueSeasons({ current: knockout, seasons: [seasonOf2026({ draw: true })] }));
  const { unmount } = openSuite('/login', { as: 'visitor' });
  const results = within(await main().findByRole('region', { name: 'Rezultati završnog turnira' }));
  expect(results.getByRole('listitem')).toHaveTextContent(/^Polufinale/);
  expect(results.getByRole('link', { name: 'Svi rezultati' })).toHaveAttribute(
    'href',
    '/summer-league/league-draw/2026',
  );
  expect(main().getByText('Igra se završni turnir. Preostalo: 1 meč.')).toBeVisible();
  unmount();
  const decided = { ...finishedSeason(), year: 2026, state: 'KNOCKOUT' } as const;
  api.use(onLeagueSeasons({ current: { ...knockout, openFixtures: 0 }, seasons: [decided] }));
  const { unmount: close } = openSuite('/login', { as: 'visitor' });
  expect(await main().findByText('Prvak je Babić M., završni turnir je gotov.')).toBeVisible();
  close();
  api.use(onLeagueSeasons({ current: { ...knockout, openFixtures: 2 }, seasons: [decided] }));
  openSuite('/login', { as: 'visitor' });
  expect(await main().findByText('Prvak je Babić M. Preostalo: 2 meča.')).toBeVisible();
});

test.each([
  ['the results', 'Rezultati 10. kola', aMatch({ winner: aPlayer(2), loser: aPlayer(1) }), { results: false }],
  ['the draw', 'Rezultati završnog turnira', aMatch({ round: 'POLUFINALE', row1: null, row2: null }), { draw: false }],
] as const)('a card of results does not link to %s, hidden by an administrator', async (_, card, result, hidden) => {
  const state = result.round === 'POLUFINALE' ? 'KNOCKOUT' : 'ROUNDS';
  const seasons = [seasonOf2026({ draw: true, ...hidden })];
  api.use(onLeagueSeasons({ current: currentSeason({ state, lastResults: [result] }), seasons }));
  openSuite('/login', { as: 'visitor' });
  const results = within(await main().findByRole('region', { name: card }));
  expect(results.getByRole('listitem')).toBeVisible();
  expect(results.queryByRole('link')).not.toBeInTheDocument();
});

test('a last round in which nobody played has no card without matches', async () => {
  const current = currentSeason({ state: 'KNOCKOUT', openFixtures: 0, lastResults: [], nextFixtures: [] });
  api.use(onLeagueSeasons({ current, seasons: [seasonOf2026()] }));
  openSuite('/login', { as: 'visitor' });
  expect(await main().findByRole('region', { name: 'Ljetna liga 2026.' })).toBeVisible();
  expect(main().queryByRole('region', { name: /10\. kola/ })).not.toBeInTheDocument();
});

test('out of season the last podium is shown, and how to join', async () => {
  api.use(onLeagueSeasons({ seasons: [finishedSeason()] }));
  openSuite('/login', { as: 'visitor' });
  const podium = within(await main().findByRole('region', { name: 'Najbolji u sezoni 2025.' }));
  // The display names of the whole league: full names do not distinguish namesakes.
  expect(podium.getAllByRole('listitem').map((place) => place.textContent)).toEqual(['Babić M.', '2.Horvat L.']);
  expect(await main().findByRole('link', { name: 'Otvori prijavnicu' })).toHaveAttribute(
    'href',
    '/league-registration',
  );
});

test.each([
  ['KNOCKOUT', 'Prva sezona još nije završena.'],
  ['FINISHED', 'Još nijedna sezona nema prvaka.'],
] as const)('out of season without a champion, but with a season that is %s: %s', async (state, text) => {
  api.use(onLeagueSeasons({ seasons: [{ ...finishedSeason(), state, champion: null }] }));
  openSuite('/login', { as: 'visitor' });
  const history = await main().findByRole('region', { name: 'Povijest lige' });
  expect(history).toHaveTextContent(`${text} Sve o ljetnoj ligi`);
});

test.each(['REGISTRATION', 'LEAGUE', 'OFF_SEASON'] as const)(
  'a club without any season shows how to join: %s',
  async (landing) => {
    api.use(onDayInMay({ landing }), onLeagueSeasons({ seasons: [] }));
    openSuite('/login', { as: 'visitor' });
    expect(await main().findByRole('link', { name: 'Otvori prijavnicu' })).toHaveAttribute(
      'href',
      '/league-registration',
    );
  },
);

test('the podium of a season whose pages are all hidden has no link', async () => {
  const season = finishedSeason();
  const links = { ...season.links, draw: false, results: false, oldLeague: false };
  api.use(onLeagueSeasons({ seasons: [{ ...season, links }] }));
  openSuite('/login', { as: 'visitor' });
  const podium = within(await main().findByRole('region', { name: 'Najbolji u sezoni 2025.' }));
  expect(podium.getAllByRole('listitem')).toHaveLength(2);
  expect(podium.queryByRole('link')).not.toBeInTheDocument();
});
