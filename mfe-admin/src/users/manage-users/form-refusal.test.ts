import { ApiError } from '@club/shared/http';
import { formRefusal, listFailure } from './form-refusal';

const refused = (fields: Record<string, string>) =>
  new ApiError(400, 'VALIDATION', 'Provjerite unesene podatke.', fields);

test('each invalid field is a bullet', () => {
  expect(
    formRefusal(refused({ firstName: 'Unesite ime.', lastName: 'Unesite prezime.', password: 'Prekratka.' })),
  ).toEqual({
    title: 'Greške u formi:',
    bullets: ['Ime: Unesite ime.', 'Prezime: Unesite prezime.', 'Lozinka: Prekratka.'],
  });
});

test('an unknown field has the server’s name', () => {
  expect(formRefusal(refused({ nickname: 'Zauzeto.' })).bullets).toEqual(['nickname: Zauzeto.']);
});

test('a refusal without a field has the general text, with the reason', () => {
  expect(formRefusal(new ApiError(0, 'NETWORK', 'Poslužitelj ne odgovara.'))).toEqual({
    title: 'Došlo je do greške pri slanju zahtjeva.',
    bullets: ['Poslužitelj ne odgovara.'],
  });
});

test('a failed list shows the server’s message about prezime, if any', () => {
  expect(listFailure(refused({ prezime: 'Prezime nije ispravno.' }))).toBe('Prezime nije ispravno.');
  expect(listFailure(refused({}))).toBe('Došlo je do greške pri slanju zahtjeva ovdje.');
});
