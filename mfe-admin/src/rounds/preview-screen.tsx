import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { useSearchParams } from '@club/shared/router';
import { BlockSkeleton, Button, EmptyState, Loaded, PageHeading, Stack, TextLink } from '@club/shared/ui-core';
import { useState } from 'react';
import { ControlledSeason } from './controlled-season';
import { DatesDialog } from './dates-dialog';
import { PreviewTables } from './preview-tables';
import { PublishCard } from './publish-card';
import { useRoundPreview } from './use-rounds';

export default function PreviewScreen() {
  return (
    <>
      <PageHeading
        title="Pregled zatvaranja kola"
        subtitle="Ništa se ne mijenja dok ne objavite."
        action={<TextLink to="/admin/pyramid-control/rounds">Natrag na kola</TextLink>}
      />
      <ControlledSeason>
        {(control) =>
          control.rounds.at(-1)?.state === 'OPEN' ? (
            <OpenRound control={control} />
          ) : (
            <EmptyState title="Nijedno kolo nije otvoreno.">Nema se što zatvoriti.</EmptyState>
          )
        }
      </ControlledSeason>
    </>
  );
}

/** The dates of the round to come stand in the address; after the last one no round comes. */
function OpenRound({ control }: { control: SeasonControl }) {
  const { year, version, nextDates, rounds, plannedRounds } = control;
  const [params, setParams] = useSearchParams();
  const [isDating, setDating] = useState(false);
  const dates = nextDates && {
    startDate: params.get('from') ?? nextDates.startDate,
    endDate: params.get('to') ?? nextDates.endDate,
  };
  const next = rounds.length < plannedRounds ? dates : null;
  const preview = useRoundPreview(year, { next, version });
  return (
    <Stack spacing="18px">
      {next && (
        <div>
          <Button variant="outlined" onClick={() => setDating(true)}>
            Datumi sljedećeg kola
          </Button>
        </div>
      )}
      <Loaded query={preview} what="pregled" skeleton={<BlockSkeleton height={900} />}>
        {(data) => (
          <>
            <PreviewTables preview={data} />
            <PublishCard preview={data} next={next} />
          </>
        )}
      </Loaded>
      {isDating && next && (
        <DatesDialog
          title={`Datumi ${rounds.length + 1}. kola`}
          submit="Primijeni"
          dates={next}
          busy={false}
          send={async ({ startDate, endDate }) => setParams({ from: startDate, to: endDate }, { replace: true })}
          onClose={() => setDating(false)}
        />
      )}
    </Stack>
  );
}
