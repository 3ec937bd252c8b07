import { useClubDay } from '@club/shared/club-day';
import type { PublishDraw } from '@club/shared/contracts/league/knockout-control';
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
      <ControlledSeason>{(control) => <DrawPage control={control} onPublished={goOn} />}</ControlledSeason>
    </>
  );
}

interface DrawPageProps {
  control: SeasonControl;
  onPublished: () => void;
}

/** The dialog is outside the preview, so that the typed day stays if somebody else publishes the draw meanwhile. */
function DrawPage({ control, onPublished }: DrawPageProps) {
  const { year, version, mayDraw } = control;
  const { firstDay, leftOut: withdrawn, setFirstDay } = useDrawChoices();
  const [isDating, setDating] = useState(false);
  const today = useClubDay().data?.today;
  const firstPhaseFrom = firstDay ?? proposedDay(control, today);
  const draw = { firstPhaseFrom, withdrawn, version };
  const checking = useCheckDrawPreview(year);
  return (
    <>
      {mayDraw ? (
        <Preview control={control} draw={draw} onDate={() => setDating(true)} onPublished={onPublished} />
      ) : (
        <EmptyState title="Ždrijeb se sada ne objavljuje.">
          Objavljuje se jednom, nakon što je zatvoreno zadnje kolo, ako je ostalo barem dvoje igrača.
        </EmptyState>
      )}
      {isDating && (
        <FirstDayDialog
          title="Prvi dan završnog turnira"
          submit="Primijeni"
          day={firstPhaseFrom}
          version={version}
          busy={checking.isPending}
          gone={goneText(control)}
          send={async (day) => {
            await checking.mutateAsync({ ...draw, firstPhaseFrom: day });
            setFirstDay(day);
          }}
          onClose={() => setDating(false)}
        />
      )}
    </>
  );
}

/** Why a first day can no longer be chosen; undefined if it can. */
function goneText({ mayDraw, isDrawn }: SeasonControl): string | undefined {
  if (mayDraw) return undefined;
  const why = isDrawn ? 'Ždrijeb je u međuvremenu objavljen' : 'Ždrijeb se u međuvremenu više ne objavljuje';
  return `${why}, pa se prvi dan više ne može primijeniti.`;
}

interface PreviewProps extends DrawPageProps {
  draw: PublishDraw;
  onDate: () => void;
}

function Preview({ control, draw, onDate, onPublished }: PreviewProps) {
  const { year } = control;
  const { toggle } = useDrawChoices();
  const preview = useDrawPreview(year, draw);
  const isPreviewRead = useAllSettled(preview);
  return (
    <Stack spacing="18px">
      <div>
        <Button variant="outlined" onClick={onDate}>
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
      {isPreviewRead && <SeederTable control={control} withdrawn={draw.withdrawn} onToggle={toggle} />}
      {preview.data && (
        <PublishDrawBar
          year={year}
          draw={draw}
          busy={preview.isPlaceholderData}
          players={preview.data.seeders.length}
          onPublished={onPublished}
        />
      )}
    </Stack>
  );
}
