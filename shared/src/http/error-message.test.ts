import { ApiError, errorMessage } from '@club/shared/http';

const INVALID = 'Provjerite unesene podatke.';
const refused = (fields: Record<string, string>) => new ApiError(400, 'VALIDATION', INVALID, fields);

test.each([
  ['nothing', {}, INVALID],
  ['a value without a field on the screen', { text: 'Datoteka je prevelika.' }, `${INVALID} Datoteka je prevelika.`],
  [
    'several with the same message',
    { 'files.0.text': 'Datoteka je prevelika.', 'files.3.text': 'Datoteka je prevelika.' },
    `${INVALID} Datoteka je prevelika.`,
  ],
  ['a value, in the words of the refusal itself', { id: INVALID }, INVALID],
])('a refusal about %s says what is wrong', (_what, fields, text) => {
  expect(errorMessage(refused(fields))).toBe(text);
});

test('an error that is no refusal is logged, and its details are not shown', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const bug = new TypeError('x is not a function');
  expect(errorMessage(bug)).toBe('Došlo je do greške. Pokušajte ponovno.');
  expect(logged).toHaveBeenCalledWith(bug);
  logged.mockRestore();
});
