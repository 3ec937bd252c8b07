import type { BracketStage } from '@club/shared/contracts/league/draw';

/** Maximum number of first-stage matches on an A4 sheet in a readable font size. */
const MOST_ON_A_SHEET = 16;

/**
 * The upper and the lower half of a bracket without its final; null if the whole bracket fits on one sheet of paper.
 */
export function bracketHalves(
  stages: readonly BracketStage[],
): readonly [readonly BracketStage[], readonly BracketStage[]] | null {
  if ((stages[0]?.matches.length ?? 0) <= MOST_ON_A_SHEET) return null;
  const towardsFinal = stages.slice(0, -1);
  const half = (isLower: boolean) =>
    towardsFinal.map((stage) => {
      const middle = stage.matches.length / 2;
      return { ...stage, matches: isLower ? stage.matches.slice(middle) : stage.matches.slice(0, middle) };
    });
  return [half(false), half(true)];
}
