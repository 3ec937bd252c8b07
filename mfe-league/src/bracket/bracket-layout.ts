import type { BracketMatch, BracketStage } from '@club/shared/contracts/league/draw';

/**
 * Heights and distances in units, which the drawing scales: the height of a line, the distance between the two matches of
 * a block, and that between blocks.
 */
export const LINE = 18;
const WITHIN_BLOCK = 2;
const BETWEEN_BLOCKS = 6;
/** Room for the champion above the final and the match for third place below it, from the middle of the final. */
const ABOVE_FINAL = 130;
const BELOW_FINAL = 110;
/** The cards' share of a column's width; the rest is for the lines to the next column, and the last one has none. */
export const CARD_SHARE = 0.89;

export interface PlacedMatch {
  readonly match: BracketMatch;
  readonly stage: BracketStage;
  /** Left edge and width as shares of the whole width. */
  readonly left: number;
  readonly width: number;
  /** Middle and height in units. */
  readonly middle: number;
  readonly height: number;
  /** A bye of the first stage: one dashed line next to the match that its player waits for. */
  readonly isStub: boolean;
}

/** A line from a match to its winner's place in the next match. */
export interface Edge {
  readonly id: string;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly championPath: boolean;
}

export interface BracketLayout {
  readonly matches: readonly PlacedMatch[];
  readonly edges: readonly Edge[];
  readonly height: number;
  /** Additional room above and below the matches of a small bracket, for the champion and the match for third place. */
  readonly above: number;
  readonly below: number;
}

export const isBye = ({ sides }: Pick<BracketMatch, 'sides'>): boolean => sides.some(({ kind }) => kind === 'BYE');

/**
 * The position of every match of a bracket of any size. Two matches of the first stage that lead to the same match are
 * a block; every later match is in the middle of the two before it.
 */
export function layoutBracket(stages: readonly BracketStage[]): BracketLayout {
  const width = 1 / (stages.length - 1 + CARD_SHARE);
  const placed: PlacedMatch[][] = [];
  let bottom = 0;
  for (const [column, stage] of stages.entries()) {
    const feeds = placed[column - 1];
    placed.push(
      stage.matches.map((match, index): PlacedMatch => {
        const isStub = column === 0 && stages.length > 1 && isBye(match);
        const height = isStub ? LINE : 2 * LINE;
        const at = { match, stage, left: column * width, width: width * CARD_SHARE, height, isStub };
        const [upper, lower] = [feeds?.[index * 2], feeds?.[index * 2 + 1]];
        if (upper && lower) return { ...at, middle: (upper.middle + lower.middle) / 2 };
        const gap = index === 0 ? 0 : index % 2 === 0 ? BETWEEN_BLOCKS : WITHIN_BLOCK;
        const top = bottom + gap;
        bottom = top + height;
        return { ...at, middle: top + height / 2 };
      }),
    );
  }
  const matches = placed.flat();
  const final = matches.at(-1)?.middle ?? 0;
  const above = Math.max(0, ABOVE_FINAL - final);
  const below = Math.max(0, BELOW_FINAL - (bottom - final));
  return { matches, edges: edgesOf(placed), height: bottom, above, below };
}

function edgesOf(placed: readonly (readonly PlacedMatch[])[]): Edge[] {
  return placed.slice(0, -1).flatMap((matches, stage) =>
    matches.flatMap((feed, index): Edge[] => {
      const next = placed[stage + 1]?.[Math.floor(index / 2)];
      if (!next) return [];
      const side = index % 2 === 0 ? -1 : 1;
      return [
        {
          id: feed.match.id,
          from: { x: feed.left + feed.width, y: feed.middle },
          to: { x: next.left, y: next.middle + (side * LINE) / 2 },
          championPath: feed.match.championPath && next.match.championPath,
        },
      ];
    }),
  );
}
