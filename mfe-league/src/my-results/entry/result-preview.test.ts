import { aPlayer } from '../../testing/a-match';
import { myMatch } from '../../testing/my-match';
import type { Draft } from './draft';
import { previewOf } from './result-preview';

const draft = (games: Draft['games'], retired: Draft['retired'] = null): Draft => ({ games, retired, version: 0 });
const read = (typed: Draft, match = myMatch()) => {
  const { kind, title, text } = previewOf(match, typed);
  return `${kind}: ${title} ${text}`.trim();
};
const defender = myMatch({ mySide: 1, role: 'DEFENDER' });

test.each([
  [draft([]), 'empty: Meč nije odigran. Upišite gemove po setovima ili označite predaju.'],
  [draft([4, 6, 6, 3, 5, 7]), 'win: Pobjednik: Kovač A., 2:1. Vama 3 boda, protivniku 2. Penjete se u 2. red.'],
  [draft([4, 6, 3, 6]), 'win: Pobjednik: Kovač A., 2:0. Vama 4 boda, protivniku 1. Penjete se u 2. red.'],
  [draft([6, 4, 6, 3]), 'loss: Pobjednik: Bošnjak K., 2:0. Vama 1 bod, protivniku 4. Ostajete u 3. redu.'],
  [draft([6, 4, 2, 1]), 'open: Bez pobjednika: meč je prekinut. Vama 1 bod, protivniku 2. Ostajete u 3. redu.'],
  [draft([6, 4, 2, 1], 1), 'win: Pobjednik: Kovač A., predaja u meču. Vama 3 boda, protivniku 2. Penjete se u 2. red.'],
  [draft([], 1), 'win: Pobjednik: Kovač A., predaja prije meča. Vama 4 boda, protivniku 0. Penjete se u 2. red.'],
  [draft([], 2), 'loss: Pobjednik: Bošnjak K., predaja prije meča. Vama 0 bodova, protivniku 4. Ostajete u 3. redu.'],
])('%j: %s', (typed, text) => expect(read(typed)).toBe(text));

test.each([
  [[6, 5, 6, 0], defender, '1. set (6:5) nije odigran do kraja.'],
  [[5, 6, 0, 6], myMatch(), '1. set (6:5) nije odigran do kraja.'],
  [[3, 7], myMatch(), 'Set 7:3 nije moguć: set završava 6:0 do 6:4, 7:5 ili 7:6 u tie-breaku.'],
])('the fault of %j is described as on the form, own games first: %#', (games, match, title) => {
  expect(previewOf(match, draft(games))).toEqual({ kind: 'impossible', title, text: '' });
});

// 0 games are typed: an empty field is a field that was passed over, also while a set that was won to nil is being typed.
test.each<[string, Draft, string]>([
  ['the first field', draft([4, 6, null, 6, null, null]), '2. set: upišite gemove obaju igrača.'],
  ['the second field', draft([6, null, 6, 4]), '1. set: upišite gemove obaju igrača.'],
  ['the last field of a match that is under way', draft([6, 4, 6]), '2. set: upišite gemove obaju igrača.'],
  ['one field of a set with a typed 0', draft([6, 4, 3, 6, 0, null]), '3. set: upišite gemove obaju igrača.'],
  ['a field before a retirement', draft([6, 4, 2, null], 1), '2. set: upišite gemove obaju igrača.'],
])('with %s left empty the set is not complete', (_, typed, title) => {
  expect(previewOf(myMatch(), typed)).toEqual({ kind: 'impossible', title, text: '' });
});

test('a match of the knockout needs a winner', () => {
  const match = myMatch({ role: null, competitionPhase: 'POLUFINALE', row1: null, row2: null });
  expect(read(draft([6, 4, 2, 1]), match)).toBe('impossible: U završnom turniru meč mora imati pobjednika.');
  expect(read(draft([6, 4, 2, 1], 1), match)).toBe('win: Pobjednik: Kovač A., predaja u meču.');
});

test('the defender falls after a loss and stays after a win', () => {
  expect(read(draft([4, 6, 3, 6]), defender)).toMatch(/Vama 1 bod, protivniku 4\. Padate u 3\. red\.$/);
  expect(read(draft([6, 4, 6, 3]), defender)).toMatch(/Ostajete u 2\. redu\.$/);
});

test.each([
  ['a winning attacker', myMatch(), [4, 6, 3, 6], 'UP'],
  ['a losing defender', defender, [4, 6, 3, 6], 'DOWN'],
  ['a losing attacker', myMatch(), [6, 4, 6, 3], undefined],
  ['an attacking substitute', myMatch({ substituted2: aPlayer(9) }), [4, 6, 3, 6], undefined],
  ['a winner in the knockout', myMatch({ role: null, row1: null, row2: null }), [4, 6, 3, 6], undefined],
])('the arrow of %s', (_, match, games, movement) => expect(previewOf(match, draft(games)).movement).toBe(movement));

// They need not be neighbours: to avoid a rematch the first of a row may play the fourth (league rule R4).
test('within one row an attacker’s win swaps the two, however far apart they are', () => {
  const same = { row1: 3, row2: 3 };
  expect(read(draft([4, 6, 3, 6]), myMatch(same))).toMatch(/4 boda, .* Mijenjate mjesto s protivnikom u istom redu\.$/);
  const beaten = read(draft([4, 6, 3, 6]), { ...defender, ...same });
  expect(beaten).toMatch(/1 bod, .* Mijenjate mjesto s protivnikom u istom redu\.$/);
  expect(read(draft([6, 4, 6, 3]), myMatch(same))).toMatch(/Ostajete u 3\. redu\.$/);
  expect(read(draft([6, 4, 6, 3]), { ...defender, ...same })).toMatch(/Ostajete u 3\. redu\.$/);
});

test('an opponent’s substitute earns no points either', () => {
  expect(read(draft([4, 6, 3, 6]), myMatch({ substituted1: aPlayer(9) }))).toMatch(/Vama 4 boda, protivniku 0\./);
});

// The regular and the substitute read the same sentence.
test('a substitute earns no points, and as an attacker moves nobody: the regular stays', () => {
  const match = myMatch({ substituted2: aPlayer(5) });
  expect(read(draft([4, 6, 3, 6]), match)).toMatch(/Vama 0 bodova, protivniku 1\. Žanić F\. ostaje u 3\. redu\.$/);
});

test('after the loss of a defending substitute the regular falls, and is named', () => {
  const match = { ...defender, substituted1: aPlayer(5) };
  expect(read(draft([4, 6, 3, 6]), match)).toMatch(/Vama 0 bodova, protivniku 4\. Žanić F\. pada u 3\. red\.$/);
  const same = { ...match, row1: 3, row2: 3 };
  expect(read(draft([4, 6, 3, 6]), same)).toMatch(/Žanić F\. mijenja mjesto s protivnikom u istom redu\.$/);
});

test('in the knockout there are neither points nor rows', () => {
  const match = myMatch({ role: null, row1: null, row2: null });
  expect(read(draft([4, 6, 3, 6]), match)).toBe('win: Pobjednik: Kovač A., 2:0.');
});
