import { missingTexts, renderRoutes, type SpelledText } from '@club/shared/testing';
import { routes } from '../routes';

/** Second specification, section 1, 'Venue'. */
const TEXTS: readonly SpelledText[] = [
  ['heading', 'Tereni'],
  ['text', /^Dva zemljana terena iza sportske dvorane/],
  ['text', /^Zemljani teren s rasvjetom/],
  ['text', /^Uz terene je parkiralište/],
  ...[1, 2, 3, 4].map((picture): SpelledText => ['button', `Slika ${picture} od 4`]),
];

test('the courts page shows the texts of the specification', async () => {
  renderRoutes(routes, { at: '/courts-sala-laura' });
  expect(await missingTexts(TEXTS)).toEqual([]);
});
