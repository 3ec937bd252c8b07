import { freeLine, freeText, optionalLine, optionalText, requiredLine, requiredText } from './texts';

const reason = requiredText('Unesite razlog.', 10);
const messageOf = (text: unknown) => reason.safeParse(text).error?.issues[0]?.message;

test.each([
  ['', 'nothing'],
  [' \n ', 'blanks'],
  ['\u200b', 'a zero-width space'],
  ['\u00ad\u2060\ufeff \u202e', 'other format characters'],
  ['\u200d', 'a joiner alone'],
  ['\u3164\u115f\u200d\u3164', 'fillers that count as letters'],
  ['\ufe0f\u034f', 'selectors and joiners of nothing'],
  ['\u2800', 'an empty pattern of Braille'],
  ['\u0301', 'a mark without a letter'],
  [' \u030c\u200b\u0301 \u0302', 'several of them'],
])('%j is not a text: %s', (text) => expect(messageOf(text)).toBe('Unesite razlog.'));

test.each([
  [' Kiša ', 'Kiša'],
  ['\u200bKi\u00adša\ufeff', 'Kiša'],
  ['prvi\ndrugi', 'prvi\ndrugi'],
  ['\u0301Ana \u030cKovač', 'Ana Kovač'],
  // More than four marks cover the lines above and below.
  [`a${'\u0323\u0301'.repeat(3)}b`, 'ạ\u0323\u0301\u0301b'],
  ['שִׁ֑', 'שִׁ֑'],
  // A Persian name needs its joiner, and an Indian name needs one after a mark.
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['क्\u200dष', 'क्\u200dष'],
  ['\u200cAna\u200d 1\u200d2', 'Ana 12'],
])('%j is kept as %j', (text, kept) => expect(reason.parse(text)).toBe(kept));

test('a letter that arrives decomposed is stored as one character', () => {
  expect(reason.parse('S\u030cimic\u0301')).toBe('Šimić');
  // An invisible character between letter and mark would prevent composing them.
  expect(reason.parse('S\u200b\u030cuma')).toBe('Šuma');
  expect(freeText(10).parse('c\u030c')).toBe('č');
  expect(optionalText(10).parse('z\u030c')).toBe('ž');
});

test('of an endless row of marks only the first few are normalised: all of them would take half a minute', () => {
  const ordered = jest.spyOn(String.prototype, 'normalize');
  expect(reason.parse(`a${'\u0301\u0323'.repeat(50_000)}`)).toBe('ạ\u0323\u0301\u0301');
  expect(ordered.mock.contexts.map((text) => String(text).length)).toEqual([5]);
  ordered.mockRestore();
});

test('a text that is too long or cannot be stored is refused', () => {
  expect(messageOf('a'.repeat(11))).toBe('Najviše 10 znakova.');
  expect(messageOf(`${'a'.repeat(10)}\u200b`)).toBeUndefined();
  expect(messageOf(undefined)).toBe('Unesite razlog.');
  expect(messageOf('a\u0000')).toBe('Tekst sadrži nedopuštene znakove.');
});

test('a text that is too long is refused for its length alone: no other rule reads it', () => {
  const { error } = reason.safeParse('\u0000'.repeat(11));
  expect(error?.issues.map(({ message }) => message)).toEqual(['Najviše 10 znakova.']);
});

test('a text that may be missing is empty or null', () => {
  expect(freeText(10).parse(' \u200b ')).toBe('');
  expect(optionalText(10).parse('\u200b')).toBeNull();
  expect(optionalText(10).parse(null)).toBeNull();
});

describe('a name', () => {
  const name = requiredLine('Unesite ime.', 20);

  test.each(['\n', '\r', '\t', '\u0085', '\u009b', '\u2028', '\u2029'])('is one line, without %j', (character) => {
    expect(name.safeParse(`Ana${character}Kovač`).error?.issues[0]?.message).toBe('Tekst mora biti u jednom retku.');
    expect(freeLine(20).safeParse(`Ana${character}Kovač`).success).toBe(false);
    expect(optionalLine(20).safeParse(`Ana${character}Kovač`).success).toBe(false);
  });

  test.each(['Ana  Marija', 'Ana\u00a0Marija', 'Ana \u2009\u3000Marija'])(
    '%j has one space between two words',
    (typed) => {
      expect(name.parse(typed)).toBe('Ana Marija');
      expect(freeLine(20).parse(typed)).toBe('Ana Marija');
      expect(optionalLine(20).parse(typed)).toBe('Ana Marija');
    },
  );

  test('is stored without the spaces around it', () => {
    expect(name.parse('\n Ana-Marija Kovač \r\n')).toBe('Ana-Marija Kovač');
    expect(optionalLine(20).parse(' ')).toBeNull();
    expect(name.safeParse(' \n').error?.issues[0]?.message).toBe('Unesite ime.');
  });
});
