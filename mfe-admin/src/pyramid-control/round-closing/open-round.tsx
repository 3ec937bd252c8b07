import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { Alert, Button, Loaded, Stack } from '@club/shared/ui-core';
import { useState } from 'react';
import { keepSteps, keptOrder, nextPyramid } from '../rearranged-pyramid/kept-steps';
import { ClosedRound } from './closed-round';
import { closingWith } from './closing';
import { useClosingChoices } from './closing-choices';
import { DisputedCard } from './disputed-card';
import { NextRoundCard } from './next-round-card';
import type { DatedNextRound } from './next-round-dates';
import { PreviewSkeleton } from './preview-skeleton';
import { PublishBar } from './publish-bar';
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
  const pyramid = nextPyramid(year, number);
  const [order, setOrder] = useState(() => keptOrder(pyramid));
  const closing = closingWith(control, choices.dates, order);
  const { next } = closing;
  const preview = useRoundPreview(year, closing);
  const forget = () => {
    keepSteps(pyramid, null);
    setOrder(null);
  };
  const published = () => {
    forget();
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
      {next && order && (
        <Alert severity="info" role="note" action={<Button onClick={forget}>Vrati na izračunato</Button>}>
          Piramida {number}. kola uređena je ručno.
        </Alert>
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
              busy={preview.isPlaceholderData}
              closing={closing}
              accepts={choices.accepts}
              publish={publish}
              onPublished={published}
            />
          </>
        )}
      </Loaded>
      {/* Dates that the server refuses can be changed although there is no preview of them. */}
      {preview.isLoadingError && nextRound}
    </Stack>
  );
}
