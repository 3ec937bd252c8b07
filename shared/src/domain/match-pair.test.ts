import { changedPairText, isSamePair, pairIds } from './match-pair';

test.each([
  [[1, 2], [1, 2], true],
  [[1, 2], [1, 3], false],
  [[1, 2], [3, 2], false],
  [[1, 2], [2, 1], false],
])('players %p and players %p are the same pair: %s', (one, other, isSame) =>
  expect(isSamePair(one, other)).toBe(isSame),
);

test('a match has the numbers of player 1 and player 2, in this order', () => {
  expect(pairIds({ player2: { id: 3 }, player1: { id: 7 } })).toEqual([7, 3]);
});

test.each([
  ['Horvat L.', 'Par se u međuvremenu promijenio: sada igraju Bošnjak K. i Horvat L.'],
  ['Horvat Crni', 'Par se u međuvremenu promijenio: sada igraju Bošnjak K. i Horvat Crni.'],
])('a pair with %s has one full stop at its end', (other, text) =>
  expect(changedPairText('Bošnjak K.', other)).toBe(text),
);
