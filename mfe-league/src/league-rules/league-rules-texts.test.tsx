import { failingRead, fakeApi, leagueSeason, missingTexts, renderRoutes, type SpelledText } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { seasonCalls } from '../testing/league-api';
import { openInClub } from '../testing/open-in-club';
import { registrationWindow } from '../testing/registration-window';

const ROUNDS: readonly [year: number, rounds: number][] = [
  [2025, 17],
  [2024, 18],
  [2023, 19],
  [2022, 20],
  [2020, 17],
  [2019, 7],
  [2017, 7],
];
const SEASONS = ROUNDS.map(([year, plannedRounds]) =>
  leagueSeason(year, { plannedRounds, kind: year < 2020 ? 'GROUPS' : 'RULES' }),
);
const api = fakeApi(
  ...seasonCalls(SEASONS),
  http.get('*/api/league-registration', () => HttpResponse.json(registrationWindow({ year: 2025 }))),
);

/** Second specification, section 2, 'League rules', with the facts of sections 1 and 9. */
const TEXTS: readonly SpelledText[] = [
  ['heading', 'Pravila lige'],
  [
    'text',
    /od 2017\. godine\. Sezona 2025\. je sedma: prethodile su joj 2017\., 2019\., 2020\., 2022\., 2023\. i 2024\./,
  ],
  // The deadline in the format of all dates (section 9), not as section 1 writes it: each season has its own deadline.
  ['text', /Članarina je 60 € po igraču, a rok za uplatu 15\.04\.2025\./],
  ['link', 'prijavnicom', '/league-registration'],
  ['text', /u prvim danima travnja, ovisno o vremenu\..* u grupu za poruke/],
  ['text', /s četiri mjesta u svakom redu/],
  ['text', /^Sezona 2025\. ima 17 kola, a kolo traje 7 do 8 dana\. Ranijih godina kola je bilo 17 do 20\.$/],
  ['text', /u roku od 3 dana od objave rasporeda/],
  ['text', /na dva dobivena seta, a treći set je cijeli/],
  ['text', /ne donese nove lopte, gubi meč 6\/0 6\/0/],
  ['row', 'Pobjeda 2:0 3 + 1 = 4 boda 0 + 1 = 1 bod'],
  ['row', 'Pobjeda 2:1 2 + 1 = 3 boda 1 + 1 = 2 boda'],
  ['row', 'Predaja prije meča 4 boda 0 bodova'],
  ['text', /^Od 5\. kola .* zadnji red donosi 1 bod, svaki viši red bod više\.$/],
  ['text', /međusobni mečevi, gemovi dobiveni u međusobnim mečevima, viši red u piramidi/],
  ['text', /^Prvih 16 po bodovima slobodno je u prvom kolu/],
  ['text', 'Prijateljski susret traje 1 h 30 min.'],
];

test('the rules show the texts of the specification', async () => {
  renderRoutes(routes, { at: '/summer-league/league-rules' });
  expect(await missingTexts(TEXTS)).toEqual([]);
});

test('the rules name the balls that the club has chosen', async () => {
  openInClub('/summer-league/league-rules', { balls: 'Head Tour' });
  expect(await missingTexts([['text', /^Igra se službenim loptama marke Head Tour\./]])).toEqual([]);
});

test('while people register for the next season, the fee is not presented as that of the described season', async () => {
  api.use(http.get('*/api/league-registration', () => HttpResponse.json(registrationWindow({ year: 2026 }))));
  renderRoutes(routes, { at: '/summer-league/league-rules' });
  expect(
    await missingTexts([
      ['text', /^Sezona 2025\. ima 17 kola/],
      ['text', /Članarina za sezonu 2026\. je 60 € po igraču, a rok za uplatu 15\.04\.2026\./],
    ]),
  ).toEqual([]);
});

test.each(['league-seasons', 'league-registration'])(
  'without the data of %s the rules are shown, also while they are asked for again',
  async (path) => {
    const facts = failingRead(`*/api/${path}`);
    api.use(facts.handler);
    const { client } = renderRoutes(routes, { at: '/summer-league/league-rules' });
    const chapters = ['Prijava i članarina', 'Kola i piramida', 'Bonus reda i poredak', 'Završni turnir'];
    for (const name of chapters) expect(await screen.findByRole('heading', { name })).toBeVisible();
    await facts.repeat(client);
    for (const name of chapters) expect(screen.getByRole('heading', { name })).toBeVisible();
  },
);
