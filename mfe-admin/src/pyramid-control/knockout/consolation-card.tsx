import { useClubDay } from '@club/shared/club-day';
import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { Button, SectionCard, Typography } from '@club/shared/ui-core';
import { useState } from 'react';
import { isOver } from '../controlled-season/season-state';
import { FirstDayDialog } from './first-day-dialog';
import { proposedDay } from './proposed-day';
import { usePublishConsolation } from './use-knockout';

/** The consolation can be drawn once everybody has played a first match. */
export function ConsolationCard({ control }: { control: SeasonControl }) {
  const { year, version, isConsolationDrawn, mayDrawConsolation } = control;
  const [isOpen, setOpen] = useState(false);
  const publishing = usePublishConsolation(year);
  const today = useClubDay().data?.today;
  return (
    <>
      {!isConsolationDrawn && !isOver(control) && (
        <SectionCard
          title="Utješni turnir"
          action={
            <Button variant="outlined" disabled={!mayDrawConsolation} onClick={() => setOpen(true)}>
              Objavi ždrijeb
            </Button>
          }
        >
          <Typography>
            {mayDrawConsolation
              ? 'Svi su odigrali prvi meč. U utješni turnir ulaze gubitnici prvih mečeva, osim onih koji su izgubili predajom prije meča.'
              : 'Ždrijeb je moguć kad svi u glavnom turniru odigraju prvi meč i barem ih dvoje izgubi.'}
          </Typography>
        </SectionCard>
      )}
      {/* Outside, so that the typed day stays if somebody else publishes the draw meanwhile. */}
      {isOpen && (
        <FirstDayDialog
          title="Ždrijeb utješnog turnira"
          submit="Objavi"
          day={proposedDay(control, today)}
          version={version}
          busy={publishing.isPending}
          hint="Igrači dobivaju obavijest o protivniku. Objavu možete poništiti dok nijedan meč utješnog turnira nema rezultata."
          send={(firstPhaseFrom, seen) => publishing.mutateAsync({ firstPhaseFrom, version: seen })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
