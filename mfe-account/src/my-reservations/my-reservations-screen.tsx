import { useClubDay } from '@club/shared/club-day';
import { FAIR_USE_MESSAGES } from '@club/shared/domain';
import { useAllSettled } from '@club/shared/query';
import { Loaded, PageHeading, SectionCard, Stack, TableSkeleton, Typography } from '@club/shared/ui-core';
import { usePage } from '@club/shared/ui-data';
import { CalendarFeedSection } from '../calendar-feed/calendar-feed-section';
import { useCalendarFeed } from '../calendar-feed/use-calendar-feed';
import { CancelledReservations } from './cancelled-reservations';
import { ACTIVE_COLUMNS } from './my-reservation-columns';
import { ReservationPages } from './reservation-pages';
import { PAGE_SIZE, useMyReservations } from './use-my-reservations';

export default function MyReservationsScreen() {
  const page = usePage();
  const reservations = useMyReservations('booked', page);
  const isListRead = useAllSettled(reservations);
  const feed = useCalendarFeed();
  const { cancelHours = null } = useClubDay().data?.fairUse ?? {};
  return (
    <>
      <PageHeading title="Moje rezervacije" subtitle="Najprije one koje dolaze, zatim odigrane, najnovije prve." />
      <Stack spacing={3}>
        {cancelHours !== null && (
          <Typography color="textSecondary">{FAIR_USE_MESSAGES.cancelHours(cancelHours)}</Typography>
        )}
        <SectionCard flush>
          <Loaded
            query={reservations}
            what="vaše rezervacije"
            skeleton={<TableSkeleton rows={PAGE_SIZE} columns={ACTIVE_COLUMNS.length} />}
          >
            {(list) => <ReservationPages list={list} show="booked" page={page} busy={reservations.isPlaceholderData} />}
          </Loaded>
        </SectionCard>
        {/* The position of the rest depends on the rows above: it is rendered after them, so that it does not jump. */}
        {!!reservations.data?.cancelledElements && (
          <CancelledReservations count={reservations.data.cancelledElements} />
        )}
        {isListRead && <CalendarFeedSection feed={feed} />}
      </Stack>
    </>
  );
}
