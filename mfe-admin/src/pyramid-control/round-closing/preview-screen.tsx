import type { RoundDates, SeasonControl } from '@club/shared/contracts/league/rounds';
import { Alert, Button, EmptyState, Loaded, PageHeading, Stack, TextLink } from '@club/shared/ui-core';
import { useState } from 'react';
import { useNextScreen } from '../../forms/navigation/use-next-screen';
import { ControlledSeason } from '../controlled-season/controlled-season';
import { usePyramidControl } from '../controlled-season/use-pyramid-control';
import { keepSteps, keptOrder, nextPyramid } from '../rearranged-pyramid/kept-steps';
import { trimmed } from '../rearranged-pyramid/rearrange';
import { DatesDialog } from '../round-dates/dates-dialog';
import { ClosedRound } from './closed-round';
import { closingOf } from './closing';
import { useClosingChoices, useClosingPath } from './closing-choices';
import { DisputedCard } from './disputed-card';
import { EarlyEnd } from './early-end';
import { NextRoundCard } from './next-round-card';
import { PreviewSkeleton } from './preview-skeleton';
import { PublishBar } from './publish-bar';
import { useCheckPreview, useRoundPreview } from './use-round-closing';

export default function PreviewScreen() {
  const pathTo = useClosingPath();
  const openNext = useNextScreen();
  const round = usePyramidControl().data?.round;
  const goOn = () => openNext('/admin/pyramid-control/rounds');
  return (
    <>
      <PageHeading
        title={round?.state === 'OPEN' ? `Pregled zatvaranja ${round.number}. kola` : 'Pregled zatvaranja kola'}
        subtitle="Ništa se ne mijenja dok ne objavite."
      />
      <ControlledSeason height={1400}>
        {(control) => {
          const open = control.rounds.at(-1);
          return open?.state === 'OPEN' ? (
            <OpenRound key={control.rounds.length} control={control} round={open} onPublished={goOn} />
          ) : (
            <EmptyState
              title="Nijedno kolo nije otvoreno."
              action={
                <TextLink alone to={pathTo('/admin/pyramid-control/rounds')}>
                  Natrag na kola
                </TextLink>
              }
            >
              Nema se što zatvoriti.
            </EmptyState>
          );
        }}
      </ControlledSeason>
    </>
  );
}

interface OpenRoundProps {
  control: SeasonControl;
  round: SeasonControl['rounds'][number];
  onPublished: () => void;
}

/** The preview of closing the open round, with a pyramid made by hand if there is one. */
function OpenRound({ control, round, onPublished }: OpenRoundProps) {
  const { year, rounds } = control;
  const choices = useClosingChoices(rounds.length + 1);
  const [isDating, setDating] = useState(false);
  const pyramid = nextPyramid(year, rounds.length + 1);
  const [order, setOrder] = useState(() => keptOrder(pyramid));
  const closingWith = (dates: Partial<RoundDates>) => {
    const { next, version } = closingOf(control, dates);
    return { version, next: next && { ...next, ...(order ? { order: trimmed(order) } : {}) } };
  };
  const closing = closingWith(choices.dates);
  const { next, version } = closing;
  const preview = useRoundPreview(year, closing);
  const checking = useCheckPreview(year);
  const forget = () => {
    keepSteps(pyramid, null);
    setOrder(null);
  };
  const published = () => {
    forget();
    onPublished();
  };
  const nextRound = next && (
    <NextRoundCard number={rounds.length + 1} dates={next} field={preview.data?.next} onDate={() => setDating(true)} />
  );
  return (
    <Stack spacing="18px">
      {next && order && (
        <Alert severity="info" action={<Button onClick={forget}>Vrati na izračunato</Button>}>
          Piramida {rounds.length + 1}. kola uređena je ručno.
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
              onPublished={published}
            />
          </>
        )}
      </Loaded>
      {/* Dates that the server refuses can be changed although there is no preview of them. */}
      {preview.isLoadingError && nextRound}
      {isDating && next && (
        <DatesDialog
          title={`Datumi ${rounds.length + 1}. kola`}
          submit="Primijeni"
          dates={next}
          version={version}
          busy={checking.isPending}
          hint={() => <EarlyEnd control={control} />}
          send={async ({ startDate, endDate }) => {
            await checking.mutateAsync(closingWith({ startDate, endDate }));
            choices.setDates({ startDate, endDate });
          }}
          onClose={() => setDating(false)}
        />
      )}
    </Stack>
  );
}
