import type { AllPyramids } from '@club/shared/contracts/league/pyramids';
import { fakeApi, missingTexts, type SpelledText } from '@club/shared/testing';
import { HttpResponse, http } from 'msw';
import { aControl, aMatch, aPyramid, ROUND } from '../../testing/a-season';
import { openAsAdmin } from '../../testing/administrator';

let results: AllPyramids['resultsLeagueDataGrouped'];
fakeApi(
  http.get('*/api/admin/pyramid-control', () => HttpResponse.json(aPyramid())),
  http.get('*/api/admin/league/seasons/2026', () => HttpResponse.json(aControl())),
  http.get('*/api/all-pyramids', () => {
    const season: AllPyramids = {
      year: 2026,
      version: 5,
      rounds: [{ ...ROUND, state: 'CLOSED' }],
      pyramidInitialDataGrouped: {},
      resultsLeagueDataGrouped: results,
      pyramidResultsDataGrouped: {},
    };
    return HttpResponse.json(season);
  }),
);

const TITLE: readonly SpelledText[] = [
  ['heading', 'Ispravci rezultata'],
  ['text', 'Svako kolo i faza; prije spremanja vidi se što se mijenja.'],
];

test('a closed round shows what a correction changes', async () => {
  results = { PRVO_KOLO: [aMatch()] };
  openAsAdmin('/admin/pyramid-control/results');
  const texts: SpelledText[] = [
    ['combobox', /^Kolo ili faza/],
    [
      'text',
      'Kolo je zatvoreno: ispravak mijenja bodove, bonus i poredak, a mjesta i parovi ostaju kako su objavljeni.',
    ],
    ['heading', /^1\. kolo/],
    ...['Par', 'Rezultat', 'Stanje', 'Radnje'].map((name): SpelledText => ['columnheader', name]),
    ['button', 'Ispravi, izazivač Horvat L., branitelj Babić I.'],
  ];
  expect(await missingTexts([...TITLE, ...texts])).toEqual([]);
});

test('a season without matches shows when there will be some', async () => {
  results = {};
  openAsAdmin('/admin/pyramid-control/results');
  const texts: SpelledText[] = [
    ['text', 'Nema mečeva.'],
    ['text', 'Mečevi nastaju objavom 1. kola.'],
  ];
  expect(await missingTexts([...TITLE, ...texts])).toEqual([]);
});
