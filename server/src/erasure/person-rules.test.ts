import { isNamed, ownOnly, type PersonNames, patternOf } from './person-rules';

const ANA = {
  names: [{ firstName: 'Ana', lastName: 'Žuborski' }],
  nicknamed: [],
  emails: ['ana.z@example.com'],
  phones: ['098/123-4567'],
  unsharedLastNames: ['Žuborski'],
  shortNames: [],
  others: [],
};
// For this pattern the syntax is the same in both engines.
const cleaned = (text: string, person: PersonNames = ANA) =>
  text.replace(new RegExp(patternOf(person) ?? '$^', 'g'), '#');

test.each([
  ['Protiv: Ana Žuborski, 6:3', 'Protiv: #, 6:3'],
  ['ŽUBORSKI ANA', '#'],
  ['Žuborski, Ana (098 1234567)', '# (#)'],
  ['javila ana.z@example.com', 'javila #'],
  ['račun 10981234567', 'račun 10981234567'],
  ['gđa Žuborski kasni', 'gđa # kasni'],
  ['Ana Žuborskija', 'Ana Žuborskija'],
  ['Ana Kovač', 'Ana Kovač'],
])('%s becomes %s', (text, expected) => expect(cleaned(text)).toBe(expected));

test.each([
  ['teren 2 oštetio mraz', 'teren 2 oštetio mraz'],
  ['Mraz kasni, kaže MRAZ', '# kasni, kaže #'],
  ['ana mraz javlja', '# javlja'],
])('a last name that is also a word is a name only with a capital letter: %s', (text, expected) => {
  for (const lastName of ['Mraz', 'mraz']) {
    const names = [{ firstName: 'Ana', lastName }];
    expect(cleaned(text, { ...ANA, names, unsharedLastNames: [lastName] })).toBe(expected);
  }
});

test('a last name with a small first letter is replaced as it is written', () => {
  const names = [{ firstName: 'Ana', lastName: 'de Luca' }];
  const person = { ...ANA, names, unsharedLastNames: ['de Luca'] };
  expect(cleaned('gđa de Luca, De Luca i DE LUCA', person)).toBe('gđa #, # i #');
});

test('a last name that others have too stays when it is alone', () => {
  expect(cleaned('Žuborski i Ana Žuborski', { ...ANA, unsharedLastNames: [] })).toBe('Žuborski i #');
});

const own = (text: string) => ({ text, isOwn: true, others: [] });

test.each([
  ['Žagar I. Bili je odustao', '# je odustao'],
  ['Umjesto ŽAGAR IV. igra Žagar I.', 'Umjesto # igra #'],
  ['Žagar I. (12), Žagar I. Bilić', '#, # Bilić'],
  ['Nežagar I.', 'Nežagar I.'],
])('a short name with the nickname and the number: %s becomes %s', (text, expected) => {
  const shortNames = [own('Žagar I.'), own('Žagar Iv.'), own('Žagar I. Bili')];
  for (const unsharedLastNames of [[], ['Žagar']]) {
    expect(cleaned(text, { ...ANA, shortNames, unsharedLastNames })).toBe(expected);
  }
});

test.each([
  ['Žagar I. je odustao', '# je odustao'],
  ['Žagar I. Bili je odustao', 'Žagar I. Bili je odustao'],
  ['Žagar I. (2)', 'Žagar I. (2)'],
])('a short name that is also the beginning of another player’s: %s', (text, expected) => {
  const shortNames = [{ text: 'Žagar I.', isOwn: false, others: ['Žagar I. Bili'] }];
  expect(cleaned(text, { ...ANA, shortNames })).toBe(expected);
});

const NOBODY = { names: [], nicknamed: [], emails: [], phones: [], unsharedLastNames: [], shortNames: [], others: [] };

const MARIJA = { ...NOBODY, names: [{ firstName: 'Marija', lastName: 'Kovač' }], shortNames: [own('Kovač M.')] };

test.each([
  ['Marija Kovač-Horvat i Iva Novak-Kovač', 'Marija Kovač-Horvat i Iva Novak-Kovač'],
  ['Novak-Kovač M. igra', 'Novak-Kovač M. igra'],
  ['Kovač M.-Novak I. 6:3, Novak I.-Kovač M. 6:4', '#-Novak I. 6:3, Novak I.-# 6:4'],
  ['Kovač M. – Novak I., Novak I.–Kovač M.', '# – Novak I., Novak I.–#'],
  ["-Marija Kovač-, 'Marija Kovač'", "-#-, '#'"],
])('a part of a double name is another name, a pair of players two: %s', (text, expected) => {
  expect(cleaned(text, MARIJA)).toBe(expected);
  expect(cleaned(text, { ...MARIJA, unsharedLastNames: ['Kovač'] })).toBe(expected);
});

test('a part of a double first name is another name', () => {
  const text = 'Ana-Marija Kovač; Kovač Marija-Ana';
  expect(cleaned(text, MARIJA)).toBe(text);
});

test("a part of a name with an apostrophe is another name: 'Orco' in Dell’Orco", () => {
  const orco = { ...NOBODY, unsharedLastNames: ['Orco', 'Dell'] };
  expect(cleaned("Dell’Orco, Dell'Orco, DELL’ORCO i Orco", orco)).toBe("Dell’Orco, Dell'Orco, DELL’ORCO i #");
});

test.each([
  ['Ana Marija Kovač i Marija Kovač', 'Ana Marija Kovač i #'],
  ['KOVAČ MARIJA ANA; Kovač, Marija Ana; Kovač, Marija', 'KOVAČ MARIJA ANA; Kovač, Marija Ana; #'],
  ['Marija Kovač Novak, Petra Marija Kovač, Petra Marija Kovač Horvat', '# Novak, Petra #, Petra Marija Kovač Horvat'],
  ['Babić Kovač M. i Kovač M.', 'Babić Kovač M. i #'],
])('a name that is also a part of somebody else’s: %s', (text, expected) => {
  const others = [
    { firstName: 'Ana Marija', lastName: 'Kovač' },
    { firstName: 'Marija Ana', lastName: 'Kovač' },
    { firstName: 'Petra Marija', lastName: 'Kovač Horvat' },
    { firstName: 'Mate', lastName: 'Babić Kovač' },
  ];
  expect(cleaned(text, { ...MARIJA, others })).toBe(expected);
});

test.each([
  ['petra.ana@example.com, ana@example.com.hr, pet-ana@example.com', undefined],
  ['ana@example.com-hr, +ana@example.com, čana@example.com', undefined],
  ['<ana@example.com>, ANA@EXAMPLE.COM. I...ana@example.com', '<#>, #. I...#'],
])('an e-mail that is a part of another one is not the person’s: %s', (text, expected = text) => {
  expect(cleaned(text, { ...NOBODY, emails: ['ana@example.com'] })).toBe(expected);
});

test.each([
  ['Novak', ['Kovač']],
  ['Kovač', []],
  ['KOVAČ', []],
  ['Kovač-Novak', []],
  ['Novak Kovač', []],
  ['Kovačić', ['Kovač']],
])('a last name is shared with everybody in whose name it is a word: %s', (lastName, expected) => {
  const person = { firstName: 'Marija', lastName: 'Kovač', email: null, phone: null };
  expect(ownOnly([person], [{ ...person, firstName: 'Iva', lastName }]).unsharedLastNames).toEqual(expected);
});

test('a last name that is somebody else’s first name does not identify the person alone', () => {
  const person = { firstName: 'Ivan', lastName: 'Marko', email: null, phone: null };
  expect(ownOnly([person], [{ ...person, firstName: 'Marko', lastName: 'Novak' }]).unsharedLastNames).toEqual([]);
});

test('a person without any name has no pattern', () => {
  expect(patternOf(NOBODY)).toBeUndefined();
  expect(patternOf({ ...NOBODY, emails: ['', ' '], unsharedLastNames: [''] })).toBeUndefined();
});

test('a phone of at least six digits identifies a person alone; fewer could be anything', () => {
  expect(cleaned('zvati 123 456', { ...NOBODY, phones: ['123456'] })).toBe('zvati #');
  for (const phone of ['nema', '-', '12345']) expect(patternOf({ ...NOBODY, phones: [phone] })).toBeUndefined();
});

const NICKNAMED = {
  ...NOBODY,
  names: [{ firstName: 'Marija', lastName: 'Kovač' }],
  nicknamed: [{ firstName: 'Marija', lastName: 'Kovač', nickname: 'Kvaka (mlađa)' }],
  others: [{ firstName: 'Ana Marija', lastName: 'Kovač' }],
};

test.each([
  ['Marija Kovač (Kvaka (mlađa)), 2027.', '#, 2027.'],
  ['igra Kovač Marija (KVAKA (MLAĐA))', 'igra #'],
  ['Marija Kovač (Kvaka)', '# (Kvaka)'],
  ['Marija Kovač (ozlijeđena), 27. lipnja', '# (ozlijeđena), 27. lipnja'],
  ['Ana Marija Kovač (Kvaka (mlađa)), 2027.', 'Ana Marija Kovač (Kvaka (mlađa)), 2027.'],
])('a nickname in brackets goes with the full name: %s', (text, expected) =>
  expect(cleaned(text, NICKNAMED)).toBe(expected),
);

test('a nickname of which nothing is known goes too where a fee was marked', () => {
  expect(cleaned('Marija Kovač (Maki), 2025.', NICKNAMED)).toBe('#, 2025.');
});

test.each([
  ['nobody', null, 'Novak', ['Žuborski (Žuta)', 'Novak (Žuta)']],
  ['a namesake', null, 'Žuborski', ['Žuborski (Žuta)', 'Novak (Žuta)']],
  ['somebody with the nickname', 'žuta', 'Babić', ['Žuborski (Žuta)', 'Novak (Žuta)']],
  ['a namesake with the nickname', 'žuta', 'Žuborski', ['Novak (Žuta)']],
])('the full name with the nickname is the person’s, unless another has both: %s', (_, nickname, lastName, own) => {
  const contact = { firstName: 'Ana', email: null, phone: null };
  const names = [
    { ...contact, lastName: 'Žuborski', nickname: 'Žuta' },
    { ...contact, lastName: 'Novak' },
  ];
  const other = { ...contact, firstName: lastName === 'Novak' ? 'Iva' : 'Ana', lastName, nickname };
  const { nicknamed } = ownOnly(names, [other]);
  expect(nicknamed.map((each) => `${each.lastName} (${each.nickname})`)).toEqual(own);
});

test.each([
  ['nobody', {}, [1, 1, 1]],
  ['a namesake, typed in another way', { firstName: 'ANA', lastName: 'Zuborski' }, [0, 1, 1]],
  ['somebody with the e-mail', { email: 'Ana.Z@example.com' }, [1, 0, 1]],
  ['somebody with the phone', { phone: '0981234567' }, [1, 1, 0]],
  ['somebody with the phone, typed in another way', { phone: '+385 (0)98 123 4567' }, [1, 1, 0]],
  ['somebody with a foreign phone of the same digits', { phone: '+98 123 4567' }, [1, 1, 1]],
])('of a registrant’s data only what nobody else has is erased from texts: %s', (_, shared, left) => {
  const ana = { firstName: 'Ana', lastName: 'Žuborski', email: 'ana.z@example.com', phone: '098/123-4567' };
  const other = { firstName: 'Iva', lastName: 'Novak', email: null, phone: null, ...shared };
  const { names, emails, phones } = ownOnly([ana], [other]);
  expect([names.length, emails.length, phones.length]).toEqual(left);
});

test.each([
  ['Ana Šimić', { firstName: 'Ana', lastName: 'Šimić' }],
  ['Ana Šimić', { firstName: 'Ana', lastName: 'S\u030cimic\u0301' }],
  ['Ana Marija Šimić', { firstName: 'Ana  Marija', lastName: 'Šimić' }],
  ['Ana Marija Šimić', { firstName: 'Ana\u00a0Marija', lastName: 'Šimić' }],
  ["Enzo Dell'Orco", { firstName: 'Enzo', lastName: 'Dell’Orco' }],
])('%s can be typed for %j', (typed, person) => expect(isNamed(typed, person)).toBe(true));

test('a name is erased with either apostrophe', () => {
  const enzo = { ...ANA, names: [{ firstName: 'Enzo', lastName: 'Dell’Orco' }], unsharedLastNames: ['Dell’Orco'] };
  expect(cleaned("Enzo Dell'Orco, DELL’ORCO i Dell'Orc", enzo)).toBe("#, # i Dell'Orc");
});

test('another name is not the person’s', () => {
  expect(isNamed('Ana Simic', { firstName: 'Ana', lastName: 'Šimić' })).toBe(false);
  expect(isNamed('', { firstName: 'Ana', lastName: 'Šimić' })).toBe(false);
});
