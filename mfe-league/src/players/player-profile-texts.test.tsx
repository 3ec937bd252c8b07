import type { PlayerDetails, ProfileMatch } from '@club/shared/contracts/league/players';
import { fakeApi, missingTexts, onLeagueDay, renderRoutes, type SpelledText } from '@club/shared/testing';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { aPlayer } from '../testing/a-match';
import { aPlayerProfile } from '../testing/a-player-profile';
import { aProfileMatch } from '../testing/a-profile-match';

const [ana, kreso, luka] = [aPlayer(1), aPlayer(2), aPlayer(3)];
const match = (id: string, but: Partial<ProfileMatch>): ProfileMatch =>
  aProfileMatch({
    id,
    competitionPhase: 'TRECE_MJESTO',
    outcome: 'PLAYED',
    set1Igrac1: 6,
    set1Igrac2: 3,
    set2Igrac1: 5,
    set2Igrac2: 7,
    set3Igrac1: 6,
    set3Igrac2: 4,
    ...but,
  });
const KNOWN = aPlayerProfile({
  resultPlayer: [
    match('b', {}),
    match('a', { player2: luka, loser: null, winner: luka, retired: ana, outcome: 'RETIRED', set3Igrac1: 0 }),
  ],
});
const UNKNOWN: PlayerDetails = {
  ...KNOWN,
  nickname: null,
  birthday: null,
  age: null,
  residence: null,
  eMail: null,
  mobile: null,
  contactHidden: true,
  startLeague: null,
  winLossRatio: null,
  winLossRatioExcludingOwnForfeits: null,
  activeLeague: 'INACTIVE',
  resultPlayer: [],
};

const api = fakeApi(
  onLeagueDay('2026-06-10'),
  http.get('*/api/players-list', () =>
    HttpResponse.json([ana, kreso].map((one) => ({ ...one, nadimak: null, activeLeague: 'ACTIVE', place: null }))),
  ),
);

/** Second specification, section 2, 'Players list and profile', and the fields of section 3, 'Player details'. */
const STATES: readonly [state: string, player: PlayerDetails, texts: readonly SpelledText[]][] = [
  [
    'a player of whom everything is known',
    KNOWN,
    [
      ['text', '„Anči”'],
      ['text', '10. lipnja 2026.'],
      ['text', 'Prvak 2023.'],
      ['text', 'Utješni turnir 2019.'],
      ...['U ligi od', 'Mjesto', 'Datum rođenja', 'Godine', 'E-pošta', 'Telefon'].map(
        (label): SpelledText => ['text', label],
      ),
      ...['2020.', 'Vinkovci', '01.05.1990.', '36', 'ana@klub.hr', '091 111 22 33'].map(
        (value): SpelledText => ['text', value],
      ),
      ['heading', 'Pobjede'],
      ['text', '65 : 49'],
      ['text', '57,02 % pobjeda'],
      ['text', '58,04 % bez svojih predaja'],
      ['heading', 'Odigrani mečevi'],
      ['text', '114'],
      ['text', '2 predaje u meču'],
      ['text', '1 predaja prije meča'],
      ['heading', 'Setovi'],
      ['text', '148 : 115'],
      ['heading', 'Gemovi'],
      ['text', '1.315 : 1.200'],
      ['heading', 'Mečevi u ligi'],
      ...['R. br.', 'Protivnik', 'Godina', 'Faza', '1. set', '2. set', '3. set', 'Ishod'].map(
        (header): SpelledText => ['columnheader', header],
      ),
      ['link', 'Bošnjak K.', '/summer-league/players-list/2'],
      ['cell', 'Treće mjesto'],
      ['cell', '6 / 3'],
      ['cell', '5 / 7'],
      ['cell', '6 / 4'],
      ['cell', 'pobjeda'],
    ],
  ],
  [
    'a player of whom little is known and who has stopped',
    UNKNOWN,
    [
      ['text', 'Nije aktivan'],
      ['text', 'Nadimak'],
      ['text', 'N/A'],
      ['text', 'N/A pobjeda'],
      ['text', 'N/A bez svojih predaja'],
      ['text', 'Igrač još nije odigrao meč u ligi.'],
    ],
  ],
];

test.each(STATES)('%s: the profile shows the texts of the specification', async (_, player, texts) => {
  api.use(http.get('*/api/details/1', () => HttpResponse.json(player)));
  renderRoutes(routes, { at: '/summer-league/players-list/1' });
  expect(await missingTexts([['heading', 'Kovač Ana'], ...texts])).toEqual([]);
});

test('unknown fields are N/A, one by one', async () => {
  api.use(http.get('*/api/details/1', () => HttpResponse.json(UNKNOWN)));
  renderRoutes(routes, { at: '/summer-league/players-list/1' });
  expect(await missingTexts([['text', 'Nadimak']])).toEqual([]);
  const fields = [...document.querySelectorAll('dt')].map((label) => [
    label.textContent,
    label.nextElementSibling?.textContent,
  ]);
  expect(fields).toEqual(
    ['Nadimak', 'U ligi od', 'Mjesto', 'Datum rođenja', 'Godine', 'E-pošta', 'Telefon'].map((label) => [label, 'N/A']),
  );
});
