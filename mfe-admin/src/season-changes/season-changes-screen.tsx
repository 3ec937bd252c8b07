import { SeasonChanges } from '@club/shared/contracts/league/rounds';
import { shortMoment } from '@club/shared/domain';
import { useLiveQuery } from '@club/shared/live';
import { BlockSkeleton, Loaded, PageHeading, SectionCard } from '@club/shared/ui-core';
import { DataTable } from '@club/shared/ui-data';
import { seasonPath } from '../controlled-season/season-call';
import { ControlLayout } from '../pyramid-control/control-layout';
import { LoadedPyramid } from '../pyramid-control/loaded-pyramid';
import { keys } from '../query-keys';
import { useAdminQuery } from '../use-admin-query';

export default function SeasonChangesScreen() {
  return (
    <>
      <PageHeading title="Promjene sezone" subtitle="Tko je što i kada promijenio, od najnovije." />
      <LoadedPyramid what="sezonu" height={700}>
        {({ year }) => (
          <ControlLayout year={year}>
            <ChangesOf year={year} />
          </ControlLayout>
        )}
      </LoadedPyramid>
    </>
  );
}

/** GET /admin/league/seasons/{year}/changes */
function useSeasonChanges(year: number) {
  useLiveQuery('league', keys.seasonChanges(year));
  return useAdminQuery({
    queryKey: keys.seasonChanges(year),
    schema: SeasonChanges,
    path: seasonPath(year, '/changes'),
  });
}

function ChangesOf({ year }: { year: number }) {
  return (
    <Loaded query={useSeasonChanges(year)} what="promjene" skeleton={<BlockSkeleton height={700} />}>
      {(changes) => (
        <SectionCard title={`Ljetna liga ${year}.`} action={changes.length} flush>
          <DataTable
            caption={`Promjene sezone ${year}.`}
            captionHidden
            columns={[
              { id: 'what', header: 'Promjena', cell: ({ what }) => what, phone: 'heading', long: true },
              { id: 'reason', header: 'Razlog', cell: ({ reason }) => reason ?? '–', long: true },
              { id: 'actor', header: 'Tko', cell: ({ actor }) => actor },
              { id: 'at', header: 'Kada', cell: ({ at }) => shortMoment(at) },
            ]}
            rows={changes}
            rowKey={({ version }) => version}
            empty="Još nema promjena."
          />
        </SectionCard>
      )}
    </Loaded>
  );
}
