import { missingTexts, type SpelledText } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import { openInClub } from '../testing/open-in-club';

/** Second specification, section 1, 'The contact page'. */
const TEXTS: readonly SpelledText[] = [
  ['heading', 'Kontakt'],
  ['text', /^Privatna stranica/],
  ['heading', 'Prijateljski susreti'],
  ['heading', 'Administrator'],
  ['heading', 'Adresa'],
  ['text', 'Prijateljski susret traje 1 h 30 min.'],
  ['text', 'Prijateljski susret smije početi tek kada završi ligaški meč koji se igra prije rezerviranog termina.'],
];

test('the contact page shows the texts of the specification', async () => {
  openInClub('/contact', { friendlyName: 'Iva Ivić', officeName: 'Ana Kovač' });
  expect(await missingTexts(TEXTS)).toEqual([]);
});

test('until the club has entered its contacts, nobody is named', async () => {
  openInClub('/contact', {});
  expect(await screen.findByRole('heading', { name: 'Adresa' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Administrator' })).not.toBeInTheDocument();
});
