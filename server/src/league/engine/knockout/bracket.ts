import type { PlayerId } from '../players/player';
import type { FixtureId, Results } from '../round/fixture';
import type { MatchResult } from '../score/match-result';
import type { BothSides } from '../score/side';
import { tally } from '../score/tally';
import type { KnockoutPhase } from './phase';

/** The occupant of a line: a player, permanently nobody (`BYE`), or a player not yet known (`PENDING`). */
export type Slot = PlayerId | 'BYE' | 'PENDING';

/** A line of a drawn bracket. */
export interface BracketLine {
  readonly slot: Slot;
  /** The place in the field, 1 is the best, that the draw has put here; null on a line that is a bye in the draw. */
  readonly place: number | null;
  /** The section of the qualifications, 1 to 8, whose winner fills the line; null elsewhere. */
  readonly section: number | null;
}

/** A match of a bracket, including one against a bye. */
export interface BracketMatch {
  readonly id: FixtureId;
  readonly phase: KnockoutPhase;
  /** Lines of the stage: 64, 32, … 2. The third place has 2. */
  readonly stage: number;
  /** From 1, counted from the top. */
  readonly number: number;
  readonly sides: BothSides<Slot>;
  /** Only where two players meet. */
  readonly result: MatchResult | null;
  readonly winner: Slot;
  readonly loser: Slot;
}

/** A played or partly played single elimination. */
export interface Bracket {
  readonly lines: readonly BracketLine[];
  /** The stages from the first to the final; none when the only line is the winner. */
  readonly stages: readonly (readonly BracketMatch[])[];
  readonly thirdPlace: BracketMatch | null;
  readonly champion: Slot;
}

/** The input of `playBracket`. */
export interface BracketPlan {
  /** Prefix of the ids of its matches. */
  readonly name: string;
  /** A power of two. */
  readonly lines: readonly BracketLine[];
  readonly phaseOf: (stage: number) => KnockoutPhase;
  readonly hasThirdPlace: boolean;
  readonly results: Results;
}

/**
 * Plays a bracket as far as its results go. A player opposite a bye advances without a match; when both forfeit, the
 * next opponent has a bye; the losers of the semifinals play for the third place. Source: knockout rules.
 */
export function playBracket(plan: BracketPlan): Bracket {
  const stages: BracketMatch[][] = [];
  let lines: readonly Slot[] = plan.lines.map(({ slot }) => slot);
  while (lines.length > 1) {
    const stage = lines.length;
    const matches: BracketMatch[] = [];
    for (let line = 0; line < stage; line += 2) {
      const number = line / 2 + 1;
      const sides: BothSides<Slot> = [lines[line] ?? 'BYE', lines[line + 1] ?? 'BYE'];
      matches.push(
        playMatch(`${plan.name}-${stage}-${number}`, plan.phaseOf(stage), stage, number, sides, plan.results),
      );
    }
    stages.push(matches);
    lines = matches.map((match) => match.winner);
  }
  return { lines: plan.lines, stages, thirdPlace: thirdPlace(plan, stages.at(-2)), champion: lines[0] ?? 'BYE' };
}

/** Every match of a bracket in the order of play, byes included; the third place before the final. */
export function bracketMatches({ stages, thirdPlace }: Bracket): readonly BracketMatch[] {
  const beforeFinal = stages.slice(0, -1).flat();
  return [...beforeFinal, ...(thirdPlace ? [thirdPlace] : []), ...stages.slice(-1).flat()];
}

/** Whether a line of a bracket has a player, not a bye or the winner of a match that is still to be played. */
export function isPlayer(slot: Slot): slot is PlayerId {
  return typeof slot === 'number';
}

function thirdPlace(plan: BracketPlan, semifinals: readonly BracketMatch[] | undefined): BracketMatch | null {
  const [upper, lower] = semifinals ?? [];
  if (!plan.hasThirdPlace || !upper || !lower) return null;
  return playMatch(`${plan.name}-3`, 'THIRD_PLACE', 2, 1, [upper.loser, lower.loser], plan.results);
}

function playMatch(
  id: FixtureId,
  phase: KnockoutPhase,
  stage: number,
  number: number,
  sides: BothSides<Slot>,
  results: Results,
): BracketMatch {
  // Written out, because spreading an object shared by all outcomes took half the time of a bracket.
  const ended = (result: MatchResult | null, winner: Slot, loser: Slot): BracketMatch => {
    return { id, phase, stage, number, sides, result, winner, loser };
  };
  const [first, second] = sides;
  if (first === 'PENDING' || second === 'PENDING') return ended(null, 'PENDING', 'PENDING');
  if (first === 'BYE') return ended(null, second, 'BYE');
  if (second === 'BYE') return ended(null, first, 'BYE');
  const result = results[id];
  if (!result) return ended(null, 'PENDING', 'PENDING');
  const { winner } = tally(result);
  if (winner === null) return ended(result, 'BYE', 'BYE');
  return winner === 0 ? ended(result, first, second) : ended(result, second, first);
}
