import type { PyramidControl } from '@club/shared/contracts/league/pyramid-control';
import { fakeApi, missingTexts, type SpelledText } from '@club/shared/testing';
import { HttpResponse, http } from 'msw';
import { aControl, aPyramid, cellsOf, ROUND } from '../../testing/a-season';
import { openAsAdmin } from '../../testing/administrator';

let pyramid: PyramidControl;
fakeApi(
  http.get('*/api/admin/pyramid-control', () => HttpResponse.json(pyramid)),
  http.get('*/api/admin/league/seasons/2026', () =>
    HttpResponse.json(aControl({ rounds: [{ ...ROUND, state: 'CLOSED' }], openMatches: [] })),
  ),
);

const TITLE: readonly SpelledText[] = [
  ['heading', 'Uređivanje piramida'],
  ['text', 'Ručni raspored, prije nego što ga objavite.'],
];

test('the draft of the first pyramid can be rearranged and saved', async () => {
  pyramid = aPyramid({ state: 'PREPARING', round: null, publishedRounds: 0, 'List of pyramid': cellsOf([1, 2, 3]) });
  openAsAdmin('/admin/pyramid-control/edit-pyramids');
  const texts: SpelledText[] = [
    ['heading', 'Početna piramida 2026.'],
    ['text', 'bez promjena'],
    [
      'text',
      'Odaberite igrača pa novo mjesto, ili ga povucite mišem. Tipkovnicom: strelice vode kroz piramidu, Enter bira.',
    ],
    // On a phone instead.
    ['text', 'Odaberite igrača pa novo mjesto.'],
    ['combobox', /^Način/],
    ['button', 'Poništi korak'],
    ['button', 'Vrati na spremljeno'],
    ['button', 'Spremi piramidu'],
  ];
  expect(await missingTexts([...TITLE, ...texts])).toEqual([]);
});

test('after the last round there is no next pyramid', async () => {
  pyramid = aPyramid();
  openAsAdmin('/admin/pyramid-control/edit-pyramids');
  const texts: SpelledText[] = [
    ['text', 'Nema sljedeće piramide.'],
    ['text', /^Piramida se uređuje prije objave 1\. kola i između kola;/],
  ];
  expect(await missingTexts([...TITLE, ...texts])).toEqual([]);
});
