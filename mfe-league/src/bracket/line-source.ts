import type { BracketMatch, BracketStage } from '@club/shared/contracts/league/draw';

/** Who comes to the lines of a stage: the drawn players, or the winners or losers of the matches before it. */
export interface LineSource {
  readonly who: 'DRAW' | 'WINNERS' | 'LOSERS';
  /** The matches before it; none before the draw. */
  readonly feeds: readonly BracketMatch[];
}

/** Who comes to a stage of a bracket, counted from 0. */
export const sourceOf = (stages: readonly BracketStage[], stage: number): LineSource =>
  stage === 0 ? { who: 'DRAW', feeds: [] } : { who: 'WINNERS', feeds: stages[stage - 1]?.matches ?? [] };

/** The match for the third place has the losers of the semifinals. */
export const thirdPlaceSource = (stages: readonly BracketStage[]): LineSource => ({
  who: 'LOSERS',
  feeds: stages.at(-2)?.matches ?? [],
});

/** The match from which a player comes to the upper or the lower line of a match. */
export function feedOf(
  { feeds }: LineSource,
  { number }: Pick<BracketMatch, 'number'>,
  isUpper: boolean,
): BracketMatch | undefined {
  return feeds.find((feed) => feed.number === 2 * number - (isUpper ? 1 : 0));
}
