import { type SeasonSettings, seasonSettings } from './season-settings';
import { expectRefusal } from './testing/expect-refusal';

describe('the settings of a season', () => {
  it('are the league rules unless the season changes them', () => {
    expect(seasonSettings(2025)).toEqual({
      year: 2025,
      rounds: 17,
      firstPair: 1,
      pairing: 'avoid-rematch',
      edgeRow: 'play',
      byePoints: 2,
      bonusFromRound: 5,
      bonusOnce: false,
      draw: 'fold',
      lotSeed: 2025,
    });
    expect(seasonSettings(2025, { byePoints: 0 }).byePoints).toBe(0);
  });

  it.each<Partial<SeasonSettings>>([
    { rounds: 0 },
    { rounds: 21 },
    { rounds: 1.5 },
    { byePoints: -1 },
    { byePoints: 5 },
    { bonusFromRound: 0 },
  ])('refuse %j', (changes) => {
    expectRefusal('SETTING_IMPOSSIBLE', () => seasonSettings(2025, changes));
  });
});
