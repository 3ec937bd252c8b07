import { timeOfDay } from '@club/shared/domain';
import { BlockSkeleton, CardGrid, Loaded, PageHeading, SectionCard, Stack } from '@club/shared/ui-core';
import { AlertList } from './alert-list';
import { BrowserErrorsCard } from './browser-errors-card';
import { FigureList } from './figure-list';
import { backupFigures, databaseFigures, noticeFigures, versionFigures } from './figures';
import { ProcessTable } from './process-table';
import { useClubStatus } from './use-club-status';

/** The state of the installation, for an administrator when members report a problem. */
export default function ClubStatusScreen() {
  const status = useClubStatus();
  return (
    <>
      <PageHeading
        title="Stanje sustava"
        subtitle={
          status.data ? `Stanje u ${timeOfDay(status.data.at)}, osvježava se automatski.` : 'Osvježava se automatski.'
        }
      />
      <Loaded query={status} what="stanje sustava" skeleton={<StatusSkeleton />}>
        {(present) => (
          <Stack spacing={3}>
            <AlertList alerts={present.alerts} remarks={present.remarks} />
            <CardGrid min={300}>
              <FigureList title="Inačice" figures={versionFigures(present)} />
              <FigureList title="Baza podataka" figures={databaseFigures(present)} />
              <FigureList title="Sigurnosne kopije" figures={backupFigures(present)} />
              <FigureList title="Obavijesti" figures={noticeFigures(present)} />
            </CardGrid>
            <SectionCard title="Procesi poslužitelja" flush>
              <ProcessTable processes={present.processes} />
            </SectionCard>
            <BrowserErrorsCard remotes={present.remotes} />
          </Stack>
        )}
      </Loaded>
    </>
  );
}

function StatusSkeleton() {
  return (
    <Stack spacing={3}>
      <BlockSkeleton height={64} />
      <CardGrid min={300}>
        <BlockSkeleton height={200} />
        <BlockSkeleton height={200} />
        <BlockSkeleton height={200} />
        <BlockSkeleton height={200} />
      </CardGrid>
      <BlockSkeleton height={160} />
      <BlockSkeleton height={270} />
    </Stack>
  );
}
