import { missingTexts, renderRoutes, type SpelledText } from '@club/shared/testing';
import { routes } from '../routes';

/** Second specification, section 1, 'The contact page'. */
const TEXTS: readonly SpelledText[] = [
  ['heading', 'Kontakt'],
  ['text', /^Privatna stranica/],
  ['heading', 'Prijateljski mečevi'],
  ['heading', 'Administrator'],
  ['heading', 'Adresa'],
  ['text', 'Prijateljski meč traje 1 h 30 min.'],
  ['text', 'Prijateljski meč smije početi tek kada završi ligaški meč koji se igra prije rezerviranog termina.'],
];

test('the contact page shows the texts of the specification', async () => {
  renderRoutes(routes, { at: '/contact' });
  expect(await missingTexts(TEXTS)).toEqual([]);
});
