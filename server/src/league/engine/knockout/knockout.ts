import type { PlayerId } from '../players/player';
import type { FixtureId } from '../round/fixture';
import type { SeasonSettings } from '../season-settings';
import { type Bracket, type BracketMatch, bracketMatches, isPlayer, playBracket, type Slot } from './bracket';
import { type ConsolationField, consolationField, consolationName } from './consolation';
import { drawLines } from './draw';
import type { KnockoutRecord } from './knockout-record';
import { phaseOfStage } from './phase';
import { DIRECT_PLACES, MAIN_PLACES, playQualifications } from './qualifications';

/** A season's knockout as far as it is played. */
export interface Knockout {
  /** Best first. */
  readonly seeds: readonly PlayerId[];
  /** Sections 1 to 8; none when everybody has a place. */
  readonly qualifications: readonly Bracket[];
  readonly main: Bracket;
  readonly consolationField: ConsolationField;
  /** Null until it is drawn. */
  readonly consolation: Bracket | null;
  /** Stored results that no match of two players asks for. */
  readonly strayResults: readonly FixtureId[];
}

/**
 * Qualifications, main draw and consolation of a field, best first. With 48 players or fewer the places go to them
 * directly, the missing ones become byes for 17, 18, … Source: knockout rules.
 */
export function playKnockout(
  seeds: readonly PlayerId[],
  record: KnockoutRecord,
  settings: Pick<SeasonSettings, 'year' | 'draw' | 'lotSeed'>,
): Knockout {
  const { results, isConsolationDrawn } = record;
  const qualifications = playQualifications(settings.year, seeds, results);
  const field: readonly Slot[] =
    seeds.length <= MAIN_PLACES
      ? seeds
      : [...seeds.slice(0, DIRECT_PLACES), ...qualifications.map((section) => section.champion)];
  const main = playBracket({
    name: `${settings.year}-MAIN`,
    lines: drawLines(field, settings),
    phaseOf: phaseOfStage,
    hasThirdPlace: true,
    results,
  });
  const losers = consolationField(main, field);
  const consolation = isConsolationDrawn
    ? playBracket({
        name: consolationName(settings.year),
        lines: drawLines(losers.players, settings),
        phaseOf: phaseOfStage,
        hasThirdPlace: false,
        results,
      })
    : null;
  const knockout = { seeds, qualifications, main, consolationField: losers, consolation };
  const known = new Set(knockoutMatches(knockout).map((match) => match.id));
  return { ...knockout, strayResults: Object.keys(results).filter((id) => !known.has(id)) };
}

/** Every match that two known players play or will play, in the order of play. */
export function knockoutMatches({
  qualifications,
  main,
  consolation,
}: Pick<Knockout, 'qualifications' | 'main' | 'consolation'>): readonly BracketMatch[] {
  const brackets = [...qualifications, main, ...(consolation ? [consolation] : [])];
  return brackets.flatMap(bracketMatches).filter(({ sides }) => sides.every(isPlayer));
}
