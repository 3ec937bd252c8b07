import { useClubDay } from '@club/shared/club-day';
import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { useAllSettled } from '@club/shared/query';
import { BlockSkeleton, Button, EmptyState, Loaded, PageHeading, Stack, TextLink } from '@club/shared/ui-core';
import { useState } from 'react';
import { useNextScreen } from '../../forms/navigation/use-next-screen';
import { ControlledSeason } from '../controlled-season/controlled-season';
import { useClosingPath, useDrawChoices } from '../round-closing/closing-choices';
import { DrawTables } from './draw-tables';
import { FirstDayDialog } from './first-day-dialog';
import { proposedDay } from './proposed-day';
import { PublishDrawBar } from './publish-draw-bar';
import { SeederTable } from './seeder-table';
import { useCheckDrawPreview, useDrawPreview } from './use-knockout';

export default function DrawPreviewScreen() {
  const pathTo = useClosingPath();
  const openNext = useNextScreen();
  const goOn = () => openNext('/admin/pyramid-control/knockout');
  return (
    <>
      <PageHeading
        title="Pregled ždrijeba"
        subtitle="Ništa se ne mijenja dok ne objavite."
        action={
          <TextLink alone to={pathTo('/admin/pyramid-control/knockout')}>
            Natrag na završni turnir
          </TextLink>
        }
      />
      <ControlledSeason>
        {(control) =>
          control.mayDraw ? (
            <Preview control={control} onPublished={goOn} />
          ) : (
            <EmptyState title="Ždrijeb se sada ne objavljuje.">
              Objavljuje se jednom, nakon što je zatvoreno zadnje kolo, ako je ostalo barem dvoje igrača.
            </EmptyState>
          )
        }
      </ControlledSeason>
    </>
  );
}

function Preview({ control, onPublished }: { control: SeasonControl; onPublished: () => void }) {
  const { year, version } = control;
  const { firstDay, leftOut: withdrawn, setFirstDay, toggle } = useDrawChoices();
  const [isDating, setDating] = useState(false);
  const today = useClubDay().data?.today;
  const firstPhaseFrom = firstDay ?? proposedDay(control, today);
  const draw = { firstPhaseFrom, withdrawn, version };
  const preview = useDrawPreview(year, draw);
  const isPreviewRead = useAllSettled(preview);
  const checking = useCheckDrawPreview(year);
  return (
    <Stack spacing="18px">
      <div>
        <Button variant="outlined" onClick={() => setDating(true)}>
          Prvi dan završnog turnira
        </Button>
      </div>
      <Loaded query={preview} what="pregled" skeleton={<BlockSkeleton height={900} />}>
        {(data) => (
          <Stack spacing="18px" aria-busy={preview.isPlaceholderData}>
            <DrawTables draw={data.draw} />
          </Stack>
        )}
      </Loaded>
      {/* Outside, so that a player without whom the preview is refused can be put back. */}
      {isPreviewRead && <SeederTable control={control} withdrawn={withdrawn} onToggle={toggle} />}
      {preview.data && (
        <PublishDrawBar
          year={year}
          draw={draw}
          busy={preview.isPlaceholderData}
          players={preview.data.seeders.length}
          onPublished={onPublished}
        />
      )}
      {isDating && (
        <FirstDayDialog
          title="Prvi dan završnog turnira"
          submit="Primijeni"
          day={firstPhaseFrom}
          version={version}
          busy={checking.isPending}
          send={async (day) => {
            await checking.mutateAsync({ ...draw, firstPhaseFrom: day });
            setFirstDay(day);
          }}
          onClose={() => setDating(false)}
        />
      )}
    </Stack>
  );
}
