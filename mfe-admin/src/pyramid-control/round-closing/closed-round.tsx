import type { RoundPreview } from '@club/shared/contracts/league/rounds';
import { SectionCard, Typography } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import { MovesCard } from './moves-card';
import { PairsCard } from './pairs-card';
import { PreviewColumns } from './preview-columns';
import { PreviewFigures } from './preview-figures';
import { PyramidCard } from './pyramid-card';
import { UnplayedCard } from './unplayed-card';

interface ClosedRoundProps {
  preview: RoundPreview;
  /** The card about the next round; null for the last one. */
  nextRound: ReactNode;
}

/** The effects of closing the round: unplayed matches, the pyramid with all points, swaps, the next pairs. */
export function ClosedRound({ preview, nextRound }: ClosedRoundProps) {
  return (
    <>
      <PreviewFigures preview={preview} />
      <PreviewColumns>
        <div>
          <UnplayedCard preview={preview} />
          {nextRound ?? <AfterRounds />}
        </div>
        <div data-pyramid>
          <PyramidCard preview={preview} />
        </div>
        <div>
          <MovesCard preview={preview} />
          {preview.next && <PairsCard next={preview.next} />}
        </div>
      </PreviewColumns>
    </>
  );
}

const AfterRounds = () => (
  <SectionCard title="Završni turnir">
    <Typography>Nakon objave slijedi ždrijeb završnog turnira.</Typography>
  </SectionCard>
);
