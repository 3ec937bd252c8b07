import type { BracketMatch, BracketStage } from '@club/shared/contracts/league/draw';

/** Where the players of a stage come from: the draw, or the winners or losers of the matches before it. */
export interface LineSource {
  readonly who: 'DRAW' | 'WINNERS' | 'LOSERS';
  /** The matches before it; empty for drawn players. */
  readonly feeds: readonly BracketMatch[];
}

/** The source of the players of a stage. @param stage counted from 0 */
export const sourceOf = (stages: readonly BracketStage[], stage: number): LineSource =>
  stage === 0 ? { who: 'DRAW', feeds: [] } : { who: 'WINNERS', feeds: stages[stage - 1]?.matches ?? [] };

/** The players of the match for third place: the losers of the semifinals. */
export const thirdPlaceSource = (stages: readonly BracketStage[]): LineSource => ({
  who: 'LOSERS',
  feeds: stages.at(-2)?.matches ?? [],
});

/** The match that the player on the upper or the lower line of a match comes from. */
export function feedOf(
  { feeds }: LineSource,
  { number }: Pick<BracketMatch, 'number'>,
  isUpper: boolean,
): BracketMatch | undefined {
  return feeds.find((feed) => feed.number === 2 * number - (isUpper ? 1 : 0));
}
