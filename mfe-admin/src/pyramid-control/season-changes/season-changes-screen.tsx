import { SeasonChanges } from '@club/shared/contracts/league/season-changes';
import { shortMoment } from '@club/shared/domain';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { keepPreviousData, useQuery } from '@club/shared/query';
import { BlockSkeleton, Loaded, PageHeading, SectionCard, usePhone } from '@club/shared/ui-core';
import { DataTable, Pager, usePage } from '@club/shared/ui-data';
import { seasonPath } from '../../api/season-call';
import { PAGE_SIZE, placeInAnswer, placeOf } from '../../lists/paging/page-of';
import { keys } from '../../query-keys';
import { ControlLayout } from '../control-layout/control-layout';

export default function SeasonChangesScreen() {
  return (
    <>
      <PageHeading title="Promjene sezone" subtitle="Tko je što i kada promijenio, od najnovije." />
      <ControlLayout what="sezonu" height={700}>
        {({ year }) => <ChangesOf key={year} year={year} />}
      </ControlLayout>
    </>
  );
}

/** GET /admin/league/seasons/{year}/changes; `page` from 1, the wire counts from 0 */
function useSeasonChanges(year: number, page: number) {
  useLiveQuery('league', keys.seasonChanges(year));
  return useQuery({
    queryKey: keys.seasonChangesPage(year, page),
    queryFn: async ({ signal }) => {
      const searchParams = { page: page - 1, size: PAGE_SIZE };
      const call = http.get(seasonPath(year, '/changes'), { searchParams, signal });
      const { body, headers } = await answer(SeasonChanges, call);
      return { changes: body, ...placeInAnswer(headers, page) };
    },
    placeholderData: keepPreviousData,
  });
}

/** Few changes have one: on a phone, where it is not a column to be filled, the others show nothing. */
function ReasonText({ reason }: Pick<SeasonChanges[number], 'reason'>) {
  const isPhone = usePhone();
  return reason ?? (isPhone ? null : '–');
}

function ChangesOf({ year }: { year: number }) {
  const page = usePage();
  const list = useSeasonChanges(year, page);
  return (
    <Loaded query={list} what="promjene" skeleton={<BlockSkeleton height={700} />}>
      {({ changes, total }) => (
        <SectionCard title={`Ljetna liga ${year}.`} note={String(total)} flush>
          <DataTable
            caption={`Promjene sezone ${year}.`}
            captionHidden
            columns={[
              { id: 'what', header: 'Promjena', cell: ({ what }) => what, phone: 'heading', long: true },
              {
                id: 'reason',
                header: 'Razlog',
                cell: ({ reason }) => <ReasonText reason={reason} />,
                phone: 'line',
                long: true,
              },
              { id: 'actor', header: 'Tko', cell: ({ actor }) => actor, phone: 'line' },
              { id: 'at', header: 'Kada', cell: ({ at }) => shortMoment(at), phone: 'line' },
            ]}
            rows={changes}
            rowKey={({ version }) => version}
            busy={list.isPlaceholderData}
            empty="Još nema promjena."
          />
          <Pager {...placeOf(total, page, PAGE_SIZE)} label="Stranice promjena" />
        </SectionCard>
      )}
    </Loaded>
  );
}
