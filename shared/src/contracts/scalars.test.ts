import * as z from '@club/shared/schema';
import { ClockTime, eurosInput, inOrder, ShortClockTime, wholeNumber } from './scalars';

const messageOf = (schema: z.ZodMiniType, input: unknown) => schema.safeParse(input).error?.issues[0]?.message;

const price = eurosInput({ missing: 'Unesite cijenu.', least: 0.5, tooSmall: 'Cijena je premala.', most: 1_000_000 });

test.each([
  [undefined, 'Unesite cijenu.'],
  ['8', 'Unesite cijenu.'],
  [0.49, 'Cijena je premala.'],
  [0.5, undefined],
  [7.55, undefined],
  [7.555, 'Najviše dvije decimale.'],
  [1_000_000, undefined],
  [1_000_000.01, 'Najviše 1.000.000.'],
])('%j as euros: %s', (input, message) => expect(messageOf(price, input)).toBe(message));

test.each([
  [null, 'Unesite broj.'],
  [1.5, 'Mora biti cijeli broj.'],
  [-3, undefined],
])('%j as a whole number: %s', (input, message) =>
  expect(messageOf(wholeNumber('Unesite broj.'), input)).toBe(message),
);

test('a period must not end before it begins', () => {
  const Period = z.object({ first: z.string(), last: z.string() }).check(inOrder('first', 'last'));
  const faults = (first: string, last: string) => Period.safeParse({ first, last }).error?.issues;
  expect(faults('2026-11-02', '2026-11-01')).toMatchObject([
    { path: ['last'], message: 'Kraj ne može biti prije početka.' },
  ]);
  expect(faults('2026-11-02', '2026-11-02')).toBeUndefined();
  expect(faults('', '2026-11-02')).toBeUndefined();
  expect(faults('2026-11-02', '')).toBeUndefined();
});

test.each([
  ['08:30', true, true],
  ['08:30:00', true, false],
  ['08:30:15', false, false],
  ['8:30', false, false],
  ['24:00', false, false],
])('%s is a time: %s, without seconds: %s', (text, isTime, isShort) => {
  expect(messageOf(ClockTime, text)).toBe(isTime ? undefined : 'Vrijeme mora biti u obliku hh:mm.');
  expect(messageOf(ShortClockTime, text)).toBe(isShort ? undefined : 'Vrijeme mora biti u obliku hh:mm.');
});
