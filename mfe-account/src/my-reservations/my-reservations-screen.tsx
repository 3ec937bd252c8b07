import { Loaded, PageHeading, SectionCard, Stack, TableSkeleton } from '@club/shared/ui-core';
import { usePage } from '@club/shared/ui-data';
import { CalendarFeedSection } from '../calendar-feed/calendar-feed-section';
import { useCalendarFeed } from '../calendar-feed/use-calendar-feed';
import { MY_RESERVATION_COLUMNS } from './my-reservation-columns';
import { ReservationPages } from './reservation-pages';
import { PAGE_SIZE, useMyReservations } from './use-my-reservations';

export default function MyReservationsScreen() {
  const page = usePage();
  const reservations = useMyReservations(page);
  const feed = useCalendarFeed();
  const skeleton = <TableSkeleton rows={PAGE_SIZE} columns={MY_RESERVATION_COLUMNS.length} />;
  return (
    <>
      <PageHeading title="Moje rezervacije" subtitle="Prijateljski i liga susreti, najnoviji prvi." />
      <Stack spacing={3}>
        <SectionCard flush>
          <Loaded query={reservations} what="vaše rezervacije" skeleton={skeleton}>
            {(list) => <ReservationPages list={list} page={page} busy={reservations.isPlaceholderData} />}
          </Loaded>
        </SectionCard>
        {/* How far down it stands depends on the rows above: it waits, so that it does not jump. */}
        {!reservations.isPending && <CalendarFeedSection feed={feed} />}
      </Stack>
    </>
  );
}
