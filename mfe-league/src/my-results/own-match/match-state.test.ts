import { aPlayer } from '../../testing/a-match';
import { myMatch } from '../../testing/my-match';
import { deadlineText } from './deadline-text';
import { sideRole } from './match-role';
import { isUnplayed, stateLabel } from './match-state';

test('N marks a match without a retired player, a winner and games in the first two sets', () => {
  expect(isUnplayed(myMatch())).toBe(true);
  expect(isUnplayed(myMatch({ set2Igrac1: 1 }))).toBe(false);
  expect(isUnplayed(myMatch({ set1Igrac1: 1, set1Igrac2: 1 }))).toBe(false);
  expect(isUnplayed(myMatch({ set2Igrac1: 1, set2Igrac2: 1 }))).toBe(false);
  expect(isUnplayed(myMatch({ retired: aPlayer(1) }))).toBe(false);
  expect(isUnplayed(myMatch({ winner: aPlayer(1) }))).toBe(false);
});

test.each([
  ['ENTERED', true, false, 'čeka vašu potvrdu'],
  ['ENTERED', false, true, 'čeka potvrdu protivnika'],
  ['ENTERED', false, false, 'nije osporeno'],
  ['CONFIRMED', false, false, 'potvrđeno'],
  ['DISPUTED', false, true, 'osporeno'],
  [null, false, false, ''],
] as const)('%s, mine to confirm %s, the opponent’s %s: %s', (state, mayConfirm, awaitsOpponent, label) =>
  expect(stateLabel({ state, mayConfirm, awaitsOpponent })).toBe(label),
);

test.each([
  ['2026-06-14', 'do 14.06., zadnji dan'],
  ['2026-06-15', 'do 15.06., još 1 dan'],
  ['2026-06-18', 'do 18.06., još 4 dana'],
])('a deadline on %s is shown as %s', (endDate, text) => expect(deadlineText(endDate, '2026-06-14')).toBe(text));

test('a side shows who plays for whom', () => {
  expect(sideRole(myMatch(), 2)).toBe('vi, izazivač iz 3. reda');
  expect(sideRole(myMatch(), 1)).toBe('branitelj 2. reda');
  expect(sideRole(myMatch({ substituted1: aPlayer(5) }), 1)).toBe('branitelj 2. reda, (zam.), umjesto: Žanić F.');
});
