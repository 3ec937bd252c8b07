import { ApiError } from '@club/shared/http';
import { formRefusal, listFailure } from './form-refusal';

const refused = (fields: Record<string, string>) =>
  new ApiError(400, 'VALIDATION', 'Provjerite unesene podatke.', fields);

test('each field at fault is a bullet', () => {
  expect(
    formRefusal(refused({ firstName: 'Unesite ime.', lastName: 'Unesite prezime.', password: 'Prekratka.' })),
  ).toEqual({
    title: 'Greške u formi:',
    bullets: ['Ime: Unesite ime.', 'Prezime: Unesite prezime.', 'Lozinka: Prekratka.'],
  });
});

test('a field that the form does not know is named as the server names it', () => {
  expect(formRefusal(refused({ nickname: 'Zauzeto.' })).bullets).toEqual(['nickname: Zauzeto.']);
});

test('a refusal that names no field is the general one, with the reason', () => {
  expect(formRefusal(new ApiError(0, 'NETWORK', 'Poslužitelj ne odgovara.'))).toEqual({
    title: 'Došlo je do greške pri slanju zahtjeva.',
    bullets: ['Poslužitelj ne odgovara.'],
  });
});

test('a list that failed says what the server says of prezime, if anything', () => {
  expect(listFailure(refused({ prezime: 'Prezime nije ispravno.' }))).toBe('Prezime nije ispravno.');
  expect(listFailure(refused({}))).toBe('Došlo je do greške pri slanju zahtjeva ovdje.');
});
