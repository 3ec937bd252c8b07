import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { useAllSettled } from '@club/shared/query';
import { Loaded, Stack } from '@club/shared/ui-core';
import { OUTDATED_STEPS } from '../rearranged-pyramid/outdated-steps';
import { ClosedRound } from './closed-round';
import { closingWith } from './closing';
import { useClosingChoices } from './closing-choices';
import { DisputedCard } from './disputed-card';
import { HandMadeAlerts } from './hand-made-alerts';
import { NextRoundCard } from './next-round-card';
import type { DatedNextRound } from './next-round-dates';
import { PreviewSkeleton } from './preview-skeleton';
import { PublishBar } from './publish-bar';
import { useHandMadeOrder } from './use-hand-made-order';
import { type usePublishRound, useRoundPreview } from './use-round-closing';

interface OpenRoundProps {
  control: SeasonControl;
  round: SeasonControl['rounds'][number];
  publish: ReturnType<typeof usePublishRound>['mutateAsync'];
  onDate: (dated: DatedNextRound) => void;
  onPublished: () => void;
}

/** The preview of closing the open round, with a pyramid made by hand if there is one. */
export function OpenRound({ control, round, publish, onDate, onPublished }: OpenRoundProps) {
  const { year, rounds } = control;
  const number = rounds.length + 1;
  const choices = useClosingChoices(number);
  const handMade = useHandMadeOrder(control, choices.dates);
  const closing = closingWith(control, choices.dates, handMade.order);
  const { next } = closing;
  const preview = useRoundPreview(year, closing);
  const isPreviewRead = useAllSettled(preview);
  const published = () => {
    handMade.forget();
    onPublished();
  };
  const nextRound = next && (
    <NextRoundCard
      number={number}
      dates={next}
      field={preview.data?.next}
      onDate={() => onDate({ number, dates: next })}
    />
  );
  return (
    <Stack spacing="18px">
      {next && handMade.order && (
        <HandMadeAlerts number={number} isOutdated={handMade.isOutdated} onForget={handMade.forget} />
      )}
      <Loaded query={preview} what="pregled" skeleton={<PreviewSkeleton round={round} />}>
        {(data) => (
          <>
            <Stack spacing="18px" aria-busy={preview.isPlaceholderData}>
              <DisputedCard preview={data} accepting={choices} />
              <ClosedRound preview={data} nextRound={nextRound} />
            </Stack>
            <PublishBar
              preview={data}
              busy={preview.isPlaceholderData || handMade.isChecking}
              closing={closing}
              outdated={handMade.isOutdated ? OUTDATED_STEPS : undefined}
              accepts={choices.accepts}
              publish={publish}
              onPublished={published}
            />
          </>
        )}
      </Loaded>
      {/* Dates that the server refuses can be changed although there is no preview of them. */}
      {isPreviewRead && !preview.data && nextRound}
    </Stack>
  );
}
