import { EngineRefusal } from './refusal';

/** A season's rules. Frozen when its first round is published: a `SeasonRecord` contains them and they never change. */
export interface SeasonSettings {
  readonly year: number;
  /** Pyramid rounds before the knockout, 1 to 20; 17 in 2025. */
  readonly rounds: number;
  /** R2: the upper row of the first pair in odd rounds. */
  readonly firstPair: 1 | 2;
  /** R3. */
  readonly pairing: 'avoid-rematch' | 'column';
  /** R4: whether a row without a partner row plays within itself. */
  readonly edgeRow: 'play' | 'rest';
  /** R5: points of a player left without an opponent. */
  readonly byePoints: number;
  /** R7: the first round with row bonus. */
  readonly bonusFromRound: number;
  /** R7: the bonus is given in that round only. */
  readonly bonusOnce: boolean;
  /** Knockout: standard fold, or lots drawn inside bands of seeds. */
  readonly draw: 'fold' | 'bands';
  /** The stored and shown seed of every lot of the season (R11, draw by bands). */
  readonly lotSeed: number;
}

/**
 * The defaults of the league rules, with the season's changes.
 * @throws EngineRefusal `SETTING_IMPOSSIBLE`
 */
export function seasonSettings(year: number, changes: Partial<Omit<SeasonSettings, 'year'>> = {}): SeasonSettings {
  const settings: SeasonSettings = {
    rounds: 17,
    firstPair: 1,
    pairing: 'avoid-rematch',
    edgeRow: 'play',
    byePoints: 2,
    bonusFromRound: 5,
    bonusOnce: false,
    draw: 'fold',
    lotSeed: year,
    ...changes,
    year,
  };
  return checkSettings(settings);
}

/**
 * Refuses invalid settings, also external ones whose types are not guaranteed.
 * @throws EngineRefusal `SETTING_IMPOSSIBLE`
 */
export function checkSettings(settings: SeasonSettings): SeasonSettings {
  checkCount('Godina', settings.year, 1900, 2100);
  checkCount('Broj kola', settings.rounds, 1, 20);
  checkCount('Broj bodova za slobodno kolo', settings.byePoints, 0, 4);
  checkCount('Prvo kolo s bonusom reda', settings.bonusFromRound, 1, 20);
  checkCount('Sjeme ždrijeba', settings.lotSeed, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  checkChoice('Prvi par redova', settings.firstPair, [1, 2]);
  checkChoice('Način sparivanja', settings.pairing, ['avoid-rematch', 'column']);
  checkChoice('Rubni red', settings.edgeRow, ['play', 'rest']);
  checkChoice('Način ždrijeba', settings.draw, ['fold', 'bands']);
  checkChoice('Jednokratni bonus reda', settings.bonusOnce, [true, false]);
  return settings;
}

function checkChoice<Choice>(label: string, value: Choice, choices: readonly Choice[]): void {
  if (choices.includes(value)) return;
  throw new EngineRefusal('SETTING_IMPOSSIBLE', `${label} mora biti jedno od: ${choices.join(', ')}.`);
}

function checkCount(label: string, value: number, minimum: number, maximum: number): void {
  if (Number.isInteger(value) && value >= minimum && value <= maximum) return;
  throw new EngineRefusal('SETTING_IMPOSSIBLE', `${label} mora biti cijeli broj od ${minimum} do ${maximum}.`);
}
