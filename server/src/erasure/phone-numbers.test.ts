import { phoneExpression, phoneKey } from './phone-numbers';

// For these expressions the syntax is the same in both engines.
const cleaned = (text: string, phone: string) => text.replace(new RegExp(phoneExpression(phone) ?? '$^', 'g'), '#');

const WRITTEN = [
  '091 123 4567',
  '0911234567',
  '091/123-4567',
  '+385 91 123 4567',
  '+385911234567',
  '+385 (0)91 123 4567',
  '+385 (0) 91 123 4567',
  '+385 091 123 4567',
  '(+385) 91 123 4567',
  '00385 91 123 4567',
  '00 385 91 1234567',
  '385 91 123 4567',
  '(0)91 123 4567',
];

test.each(WRITTEN)('a phone is found in every way of writing it, and has one key: stored as %s', (stored) => {
  for (const text of WRITTEN) {
    expect(cleaned(`zvati ${text}, hitno`, stored)).toBe('zvati #, hitno');
    expect(phoneKey(text)).toBe(phoneKey(stored));
  }
});

test.each([
  ['0911234567', '(091 123 4567)', '(#)'],
  ['0911234567', '10911234567', '10911234567'],
  ['0911234567', '091 123 45678', '091 123 45678'],
  ['0911234567', '+386 91 123 4567', '+386 91 123 4567'],
  ['032/123-456', 'tel. +385 32 123 456', 'tel. #'],
  ['123456', '123 456 i 0123456', '# i #'],
  ['+49 170 123 4567', '+49 170/1234567, 0170 1234567', '+#, 0170 1234567'],
  ['0049 170 123 4567', '0049 170 1234567', '#'],
])('of the phone %s: %s becomes %s', (stored, text, expected) => expect(cleaned(text, stored)).toBe(expected));

test('fewer than six digits could be anything', () => {
  for (const phone of ['', 'nema', '-', '12345', '+385 1']) expect(phoneExpression(phone)).toBeUndefined();
});

test('a foreign phone has the key of no Croatian one', () => {
  expect(phoneKey('+49 170 123 4567')).not.toBe(phoneKey('049 170 123 4567'));
  expect(phoneKey('+49 170 123 4567')).toBe(phoneKey('0049 1701234567'));
});
