import { aRound } from '../../testing/a-cell';
import { playedText } from './progress-texts';

test('the progress of a round', () => {
  expect(playedText(aRound({ matches: 30, played: 19, forfeited: 2 }))).toBe('odigrano 21 od 30 mečeva');
  expect(playedText(aRound({ matches: 1, played: 0 }))).toBe('odigrano 0 od 1 meča');
});
