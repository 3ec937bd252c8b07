import { useAddress } from '@club/shared/address';
import { useClubDay } from '@club/shared/club-day';
import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { useLocation } from '@club/shared/router';
import { BlockSkeleton, Button, EmptyState, Loaded, PageHeading, Stack, TextLink } from '@club/shared/ui-core';
import { useState } from 'react';
import { useNextScreen } from '../../forms/navigation/use-next-screen';
import { ControlledSeason } from '../controlled-season/controlled-season';
import { DrawTables } from './draw-tables';
import { FirstDayDialog } from './first-day-dialog';
import { proposedDay } from './proposed-day';
import { PublishDrawBar } from './publish-draw-bar';
import { SeederTable } from './seeder-table';
import { useCheckDrawPreview, useDrawPreview } from './use-knockout';

export default function DrawPreviewScreen() {
  const { search } = useLocation();
  const openNext = useNextScreen();
  const goOn = () => openNext('/admin/pyramid-control/knockout');
  return (
    <>
      <PageHeading
        title="Pregled ždrijeba"
        subtitle="Ništa se ne mijenja dok ne objavite."
        action={
          <TextLink alone to={`/admin/pyramid-control/knockout${search}`}>
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

/** The first day and the players who do not take part are in the address, and survive going to the knockout and back. */
function Preview({ control, onPublished }: { control: SeasonControl; onPublished: () => void }) {
  const { year, version } = control;
  const { read, change } = useAddress();
  const [isDating, setDating] = useState(false);
  const today = useClubDay().data?.today;
  const firstPhaseFrom = read('from') ?? proposedDay(control, today);
  const withdrawn = (read('out') ?? '').split(',').filter(Boolean).map(Number);
  const draw = { firstPhaseFrom, withdrawn, version };
  const preview = useDrawPreview(year, draw);
  const checking = useCheckDrawPreview(year);
  const toggle = (id: number) => {
    const out = withdrawn.includes(id) ? withdrawn.filter((one) => one !== id) : [...withdrawn, id];
    change({ out: out.join() || null });
  };
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
      {!preview.isPending && <SeederTable year={year} withdrawn={withdrawn} onToggle={toggle} />}
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
            change({ from: day });
          }}
          onClose={() => setDating(false)}
        />
      )}
    </Stack>
  );
}
