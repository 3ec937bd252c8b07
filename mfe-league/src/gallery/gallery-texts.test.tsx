import { fakeApi, missingTexts, renderRoutes, type SpelledText } from '@club/shared/testing';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { seasonCalls } from '../testing/league-api';

/** The counts of the specification, section 9. */
const COUNTS = { 2017: 66, 2019: 60, 2020: 70, 2022: 22, 2023: 41, 2024: 47 };
const WORDS = ['66 slika', '60 slika', '70 slika', '22 slike', '41 slika', '47 slika'];
const picture = (id: number) => ({ id, caption: '', width: 300, height: 200, source: `/${id}.svg`, versions: [] });
fakeApi(
  ...seasonCalls(),
  http.get('*/api/gallery', () =>
    HttpResponse.json(
      Object.entries(COUNTS).map(([year, count]) => ({ year: Number(year), count, cover: picture(1) })),
    ),
  ),
  http.get('*/api/gallery/:year', ({ params: { year } }) => {
    const count = COUNTS[year as unknown as keyof typeof COUNTS] ?? 0;
    const pictures = Array.from({ length: count }, (_, index) => picture(index + 1));
    return HttpResponse.json({ year: Number(year), pictures });
  }),
);

/** Second specification, section 2, 'Gallery'; resolution 33. */
const ADDRESSES: readonly [at: string, texts: readonly SpelledText[]][] = [
  [
    '/summer-league/gallery',
    [
      ['heading', 'Galerija'],
      ...Object.keys(COUNTS).map(
        (year, index): SpelledText => ['link', `${year}. ${WORDS[index]}`, `/gallery/${year}`],
      ),
    ],
  ],
  [
    '/gallery/2022',
    [
      ['heading', 'Galerija 2022.'],
      ['text', '22 slike'],
      ['button', 'Slika 1'],
      ['button', 'Slika 22'],
    ],
  ],
  [
    '/gallery/2025',
    [
      ['text', 'Za 2025. još nema slika.'],
      ['link', 'galerije ostalih godina', '/summer-league/gallery'],
    ],
  ],
];

test.each(ADDRESSES)('%s shows the texts of the specification', async (at, texts) => {
  renderRoutes(routes, { at });
  expect(await missingTexts(texts)).toEqual([]);
});
