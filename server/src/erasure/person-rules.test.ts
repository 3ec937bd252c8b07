import { patternOf } from './person-rules';

const ANA = {
  names: [{ firstName: 'Ana', lastName: 'Žuborski' }],
  emails: ['ana.z@example.com'],
  phones: ['098/123-4567'],
  unsharedLastNames: ['Žuborski'],
};
// For this pattern the syntax is the same in both engines.
const cleaned = (text: string, person = ANA) => text.replace(new RegExp(patternOf(person) ?? '$^', 'g'), '#');

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

test('a last name that others have too stays when it is alone', () => {
  expect(cleaned('Žuborski i Ana Žuborski', { ...ANA, unsharedLastNames: [] })).toBe('Žuborski i #');
});

test('a person without any name has no pattern', () => {
  expect(patternOf({ names: [], emails: [], phones: [], unsharedLastNames: [] })).toBeUndefined();
});
