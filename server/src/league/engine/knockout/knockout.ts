import { DIRECT_PLACES, MAIN_PLACES } from '@club/shared/domain';
import type { PlayerId } from '../players/player';
import type { FixtureId } from '../round/fixture';
import type { BothSides } from '../score/side';
import type { SeasonSettings } from '../season-settings';
import { type Bracket, type BracketLine, type BracketMatch, bracketMatches, isPlayer, playBracket } from './bracket';
import { type ConsolationField, consolationField, playConsolation } from './consolation';
import { drawLines, entrantsOf } from './draw';
import type { KnockoutRecord, PhaseDates } from './knockout-record';
import { phaseOfStage } from './phase';
import { playQualifications } from './qualifications';

/** A season's knockout as far as it is played. */
export interface Knockout {
  /** Best first. */
  readonly seeds: readonly PlayerId[];
  /** Sections 1 to 8; none when every player has a place. */
  readonly qualifications: readonly Bracket[];
  readonly main: Bracket;
  readonly consolationField: ConsolationField;
  /** Null until it is drawn. */
  readonly consolation: Bracket | null;
  /** Dates of the open phases. */
  readonly phaseDates: readonly PhaseDates[];
  /** Stored results that do not belong to any match of two players. */
  readonly strayResults: readonly FixtureId[];
}

/**
 * Qualifications, main draw and consolation of a field, best first. With 48 players or fewer the places go to them
 * directly, the missing ones become byes for 17, 18, … Source: knockout rules.
 */
export function playKnockout(
  record: KnockoutRecord,
  settings: Pick<SeasonSettings, 'year' | 'draw' | 'lotSeed'>,
): Knockout {
  const { seeds, results, isConsolationDrawn, outOfConsolation, phaseDates } = record;
  const qualifications = playQualifications(settings.year, seeds, results);
  const field = mainField(seeds, qualifications);
  const main = playBracket({
    name: `${settings.year}-MAIN`,
    lines: drawLines(field, settings),
    phaseOf: phaseOfStage,
    hasThirdPlace: true,
    results,
  });
  const losers = consolationField(
    main,
    field.map(({ slot }) => slot),
    outOfConsolation,
  );
  const consolation = isConsolationDrawn ? playConsolation(losers, results, settings) : null;
  const knockout = { seeds, qualifications, main, consolationField: losers, consolation, phaseDates };
  const known = new Set(knockoutMatches(knockout).map((match) => match.id));
  return { ...knockout, strayResults: Object.keys(results).filter((id) => !known.has(id)) };
}

/** The field of the main draw, best first; the last places are the sections' winners. */
function mainField(seeds: readonly PlayerId[], qualifications: readonly Bracket[]): readonly BracketLine[] {
  if (seeds.length <= MAIN_PLACES) return entrantsOf(seeds);
  const qualifiers = qualifications.map(({ champion }, index): BracketLine => {
    return { slot: champion, place: DIRECT_PLACES + index + 1, section: index + 1 };
  });
  return [...entrantsOf(seeds.slice(0, DIRECT_PLACES)), ...qualifiers];
}

type Brackets = Pick<Knockout, 'qualifications' | 'main' | 'consolation'>;

/** A match whose two players are known. */
interface PairedMatch extends BracketMatch {
  readonly sides: BothSides<PlayerId>;
}

const isPaired = (match: BracketMatch): match is PairedMatch => match.sides.every(isPlayer);

/** Every match with two known players, played or not, in the order of play. */
export const knockoutMatches = (brackets: Brackets): readonly PairedMatch[] => matchesIn(brackets).filter(isPaired);

/** The number of matches still to be played, including those whose players are not known yet; a bye is not a match. */
export const matchesAhead = (brackets: Brackets): number =>
  matchesIn(brackets).filter(({ sides, result }) => !result && !sides.includes('BYE')).length;

const matchesIn = ({ qualifications, main, consolation }: Brackets): readonly BracketMatch[] =>
  [...qualifications, main, ...(consolation ? [consolation] : [])].flatMap(bracketMatches);
