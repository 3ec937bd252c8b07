import { daysLeftText } from '../../season/days-left';
import { aRound } from '../../testing/a-cell';
import { playedText } from './season-state';

test.each([
  [null, null],
  [-1, 'rok je prošao'],
  [0, 'zadnji dan'],
  [1, 'još 1 dan'],
  [4, 'još 4 dana'],
  [21, 'još 21 dan'],
])('%s days left: %s', (days, text) => expect(daysLeftText(days)).toBe(text));

test('the progress of a round', () => {
  expect(playedText(aRound({ matches: 30, played: 19, forfeited: 2 }))).toBe('odigrano 21 od 30 mečeva');
  expect(playedText(aRound({ matches: 1, played: 0 }))).toBe('odigrano 0 od 1 meča');
});
