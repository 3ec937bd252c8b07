import { aBracketMatch, aSide, BYE, PENDING, THREE } from '../testing/a-bracket';
import { aPlayer } from '../testing/a-match';
import { seedCount, seedLabel, sideMark, sideName, stageCount } from './bracket-labels';

test('seeds show their place, qualifiers a K, all others nothing', () => {
  expect([aSide(16), aSide(17), { ...aSide(43), qualifier: 3 }].map(seedLabel)).toEqual(['16', '', 'K']);
});

test('the seeds of a bracket are the best sixteen of its first lines, or all of a smaller field', () => {
  const qualifier = { ...aSide(43), qualifier: 3 };
  const large = Array.from({ length: 10 }, (_, index) =>
    aBracketMatch(`${index}`, [aSide(index + 1), aSide(20 - index)]),
  );
  const first = { phase: 'FINALE', startDate: null, endDate: null } as const;
  expect(seedCount([{ ...first, lines: 20, matches: large }])).toBe(16);
  expect(seedCount(THREE.stages)).toBe(3);
  expect(seedCount([{ ...first, lines: 2, matches: [aBracketMatch('a', [qualifier, PENDING])] }])).toBe(0);
});

test('a line without a player shows why', () => {
  expect(sideName(aSide(1), 'DRAW')).toBe('Kovač A.');
  expect(sideName(PENDING, 'WINNERS')).toBe('čeka se pobjednik');
  expect(sideName(BYE, 'DRAW')).toBe('slobodan');
});

test('a match that both forfeited sends nobody on; a bye has no loser, but nobody has forfeited it', () => {
  const forfeited = aBracketMatch('b', [aSide(2), aSide(3)], { outcome: 'DOUBLE_WALKOVER' });
  const bye = aBracketMatch('a', [aSide(1), BYE], { winner: aPlayer(1) });
  expect(sideName(BYE, 'WINNERS', forfeited)).toBe('slobodan (obostrana predaja)');
  expect(sideName(BYE, 'LOSERS', forfeited)).toBe('slobodan (obostrana predaja)');
  expect(sideName(BYE, 'LOSERS', bye)).toBe('slobodan');
  expect(sideName(BYE, 'WINNERS', aBracketMatch('c', [BYE, BYE]))).toBe('slobodan');
});

test('the match for third place waits for the losers of the semifinals, a qualifier’s line for a winner', () => {
  expect(sideName(PENDING, 'LOSERS')).toBe('čeka se poraženi');
  expect(sideName({ ...PENDING, qualifier: 3 }, 'DRAW')).toBe('čeka se pobjednik');
});

test('a drawn consolation whose field is open again waits for a loser', () => {
  expect(sideName(PENDING, 'DRAW')).toBe('čeka se poraženi');
});

test.each([
  ['RETIRED', 'ret.', null],
  ['WALKOVER', 'predaja', null],
  ['DOUBLE_WALKOVER', 'predaja', 'predaja'],
  ['PLAYED', null, null],
] as const)('%s marks the loser %s and the winner %s', (outcome, loser, winner) => {
  const match = aBracketMatch('a', [aSide(1), aSide(2)], {
    outcome,
    winner: outcome === 'DOUBLE_WALKOVER' ? null : aPlayer(2),
    retired: outcome === 'RETIRED' ? aPlayer(1) : null,
  });
  expect([sideMark(match, aSide(1)), sideMark(match, aSide(2))]).toEqual([loser, winner]);
});

test('a stage counts its matches and its byes', () => {
  expect(THREE.stages.map(({ matches }) => stageCount(matches))).toEqual(['1 meč, 1 slobodan', '1 meč']);
});
