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
    { bonusFromRound: 21 },
    { lotSeed: 0.5 },
    // Settings come from outside, where types are not guaranteed.
    { firstPair: 3 as 1 },
    { pairing: 'lots' as 'column' },
    { edgeRow: 'away' as 'rest' },
    { draw: 'lots' as 'bands' },
    { bonusOnce: 1 as unknown as boolean },
  ])('refuse %j', (changes) => {
    expectRefusal('SETTING_IMPOSSIBLE', () => seasonSettings(2025, changes));
  });

  it.each<Partial<SeasonSettings>>([
    { rounds: 1, byePoints: 4, bonusFromRound: 1, lotSeed: Number.MIN_SAFE_INTEGER },
    { rounds: 20, bonusFromRound: 20, lotSeed: Number.MAX_SAFE_INTEGER },
    { firstPair: 2, pairing: 'column', edgeRow: 'rest', draw: 'bands', bonusOnce: true },
  ])('may be %j', (changes) => {
    expect(seasonSettings(2025, changes)).toMatchObject(changes);
  });

  it('belong to a year from 1900 to 2100', () => {
    for (const year of [1900, 2100]) expect(seasonSettings(year).year).toBe(year);
    for (const year of [1899, 2101]) expectRefusal('SETTING_IMPOSSIBLE', () => seasonSettings(year));
  });
});
