import { fakeApi, missingTexts, renderRoutes, type SpelledText } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { seasonCalls } from '../testing/league-api';
import { registrationWindow } from '../testing/registration-window';

fakeApi(
  ...seasonCalls(),
  http.get('*/api/league-registration', () => HttpResponse.json(registrationWindow())),
);

/** Second specification, section 2, 'League registration', with the fee and the deadline of section 9. */
const FORM: readonly SpelledText[] = [
  ['heading', 'Prijava za ligu'],
  ['textbox', 'Ime'],
  ['textbox', 'Prezime'],
  ['group', 'Datum rođenja'],
  ['textbox', 'E-pošta'],
  ['textbox', 'Telefon'],
  ['textbox', 'Mjesto stanovanja'],
  ['button', 'Pošalji prijavu'],
  ['text', /Članarina je 60,00 €, a rok za uplatu 15\.04\.2027\./],
  ['text', /Prijavite se ponovno s ispravnima: nova prijava ispravlja staru\./],
  ['link', 'Prijavljeni igrači', '/registered-players'],
];

/** The same, section 5. */
const COMPLAINTS: readonly SpelledText[] = [
  ['text', 'Ime je obavezno.'],
  ['text', 'Prezime je obavezno.'],
  ['text', 'Datum rođenja je obavezan.'],
  ['text', 'E-pošta je obavezna i mora biti u ispravnom formatu.'],
  ['text', 'Telefon je obavezan.'],
  ['text', 'Mjesto stanovanja je obavezno.'],
];

test('the form shows the texts of the specification, and when empty a message for each of the six fields', async () => {
  renderRoutes(routes, { at: '/league-registration' });
  expect(await missingTexts(FORM)).toEqual([]);
  expect(COMPLAINTS.filter(([, text]) => screen.queryByText(text))).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Pošalji prijavu' }));
  expect(await missingTexts(COMPLAINTS)).toEqual([]);
});
