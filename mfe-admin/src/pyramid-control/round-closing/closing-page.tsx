import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { Alert, EmptyState, Stack, TextLink } from '@club/shared/ui-core';
import { useState } from 'react';
import { closedMeanwhile } from './closed-meanwhile';
import { useClosingPath } from './closing-choices';
import { type DatedNextRound, NextRoundDates } from './next-round-dates';
import { OpenRound } from './open-round';
import { usePublishRound } from './use-round-closing';

interface ClosingPageProps {
  control: SeasonControl;
  onPublished: () => void;
}

/**
 * The preview of closing the open round. Another administrator may close it meanwhile: the page then shows the next one,
 * with a note; a dialog about the former round stays, with what was typed.
 */
export function ClosingPage({ control, onPublished }: ClosingPageProps) {
  const pathTo = useClosingPath();
  const round = control.rounds.at(-1);
  const open = round?.state === 'OPEN' ? round : undefined;
  const [opened] = useState(open?.number);
  const [dated, setDated] = useState<DatedNextRound>();
  const publishing = usePublishRound(control.year);
  // What this page has closed itself is no news.
  const isOwn = publishing.isPending || publishing.isSuccess;
  const meanwhile = isOwn ? undefined : closedMeanwhile(control, opened);
  return (
    <Stack spacing="18px">
      {meanwhile && (
        <Alert severity="warning">
          {meanwhile} {open && `Ovo je pregled zatvaranja ${open.number}. kola.`}
        </Alert>
      )}
      {open ? (
        <OpenRound
          key={control.rounds.length}
          control={control}
          round={open}
          publish={publishing.mutateAsync}
          onDate={setDated}
          onPublished={onPublished}
        />
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
      )}
      {dated && <NextRoundDates control={control} dated={dated} onClose={() => setDated(undefined)} />}
    </Stack>
  );
}
