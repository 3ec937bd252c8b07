import { EXAMPLE, problemsOf, withLine } from './testing-broken-files';

test('a final that was forfeited has the other as its winner, one without a winner nobody', () => {
  const played = 'FINALE;;2;3;;;;ODIGRAN;7:6 1:6 6:2;';
  expect(problemsOf(EXAMPLE.replace(played, 'FINALE;;2;3;;;;PREDAJA PRIJE MEČA;;2'))).toEqual([]);
  expect(problemsOf(EXAMPLE.replace(played, 'FINALE;;2;3;;;;PREDAJA PRIJE MEČA;;1'))).toEqual([
    '62: Naslov glavnog turnira: prema finalu u 48. retku pobjednik je Ante Kovač, a piše Matej Grgić.',
  ]);
  expect(problemsOf(EXAMPLE.replace(played, 'FINALE;;2;3;;;;OBOSTRANA PREDAJA;;'))).toEqual([]);
});

test.each([
  ['who is not listed', 62, 'NASLOV;GLAVNI;9', '62: Igrač s oznakom 9 nije naveden.'],
  [
    'who lost the final',
    62,
    'NASLOV;GLAVNI;3',
    '62: Naslov glavnog turnira: prema finalu u 48. retku pobjednik je Matej Grgić, a piše Ante Kovač.',
  ],
  [
    'who lost the final of the consolation',
    63,
    'NASLOV;UTJEŠNI;4',
    '63: Naslov utješnog turnira: prema finalu u 49. retku pobjednik je Marko Filipović, a piše Matej Kovač.',
  ],
])('nobody has the title %s', (_, number, text, problem) => {
  expect(problemsOf(withLine(number, text))).toEqual([problem]);
});

test('a tournament has one title', () => {
  expect(problemsOf(withLine(63, 'NASLOV;GLAVNI;1'))).toContainEqual(
    expect.stringContaining('63: Dvaput navedeno: naslov glavnog turnira'),
  );
});

test('a title of somebody who is not in the draw, where there is no decided final', () => {
  const undecided = EXAMPLE.replace('UTJEŠNI;FINALE;;1;4;;;;ODIGRAN;4:6 6:1 6:4', 'UTJEŠNI;FINALE;;1;4;;;;NEODIGRAN;');
  expect(problemsOf(undecided.replace('NASLOV;UTJEŠNI;1', 'NASLOV;UTJEŠNI;4'))).toEqual([]);
  expect(problemsOf(undecided.replace('NASLOV;UTJEŠNI;1', 'NASLOV;UTJEŠNI;3'))).toEqual([
    '63: Naslov utješnog turnira: u ždrijebu tog turnira nema igrača s oznakom 3 (Ante Kovač).',
  ]);
});
