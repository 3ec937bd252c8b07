import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { BlockSkeleton, CardGrid } from '@club/shared/ui-core';
import { PreviewColumns } from './preview-columns';

const CARD_HEAD = 54;
const FIGURE = 118;
/** The note above the unplayed matches. */
const NOTE = 120;
const LINE = 39;
/** On a phone as high as a touch target. */
const PHONE_LINE = 45;
/** The card with dates and buttons. */
const NEXT_ROUND = 210;
/** A row of the pyramid, with its share of the bold lines. */
const ROW = 53;
/** The padding of the pyramid and the line below it. */
const AROUND_ROWS = 78;
/** Usually about a third of the matches swap two players. */
const swaps = (matches: number): number => Math.ceil(matches / 3);
const PAIRS = 10;

/** A preview that is being loaded, as high as the open round will make it. */
export function PreviewSkeleton({ round: { matches, unplayed } }: { round: SeasonControl['rounds'][number] }) {
  const unplayedCard = (line: number) => CARD_HEAD + (unplayed > 0 ? NOTE + unplayed * line : line);
  return (
    <>
      <CardGrid min={130}>
        {['played', 'unplayed', 'moves', 'points'].map((figure) => (
          <BlockSkeleton key={figure} height={FIGURE} />
        ))}
      </CardGrid>
      <PreviewColumns>
        <div>
          <BlockSkeleton height={{ xs: unplayedCard(PHONE_LINE), sm: unplayedCard(LINE) }} />
          <BlockSkeleton height={NEXT_ROUND} />
        </div>
        <div data-pyramid>
          <BlockSkeleton height={CARD_HEAD + AROUND_ROWS + Math.ceil(matches / 2) * ROW} />
        </div>
        <div>
          <BlockSkeleton height={CARD_HEAD + swaps(matches) * LINE} />
          <BlockSkeleton height={CARD_HEAD + Math.min(matches, PAIRS) * LINE} />
        </div>
      </PreviewColumns>
    </>
  );
}
