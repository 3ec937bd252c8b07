import { useClubDay } from '@club/shared/club-day';
import { FAIR_USE_MESSAGES } from '@club/shared/domain';
import { Loaded, PageHeading, SectionCard, Stack, TableSkeleton, Typography } from '@club/shared/ui-core';
import { usePage } from '@club/shared/ui-data';
import { useRef } from 'react';
import { CalendarFeedSection } from '../calendar-feed/calendar-feed-section';
import { useCalendarFeed } from '../calendar-feed/use-calendar-feed';
import { CancelledReservations } from './cancelled-reservations';
import { myReservationColumns } from './my-reservation-columns';
import { ReservationPages } from './reservation-pages';
import { useFocusAfterCancelling } from './use-focus-after-cancelling';
import { PAGE_SIZE, useMyReservations } from './use-my-reservations';

export default function MyReservationsScreen() {
  const page = usePage();
  const reservations = useMyReservations('booked', page);
  const feed = useCalendarFeed();
  const { cancelHours = null } = useClubDay().data?.fairUse ?? {};
  const fold = useRef<HTMLElement>(null);
  const noteCancelled = useFocusAfterCancelling(reservations.data?.content, fold);
  const columns = myReservationColumns(noteCancelled);
  return (
    <>
      <PageHeading title="Moje rezervacije" subtitle="Prvo one koje dolaze, zatim odigrane, najnovije prve." />
      <Stack spacing={3}>
        {cancelHours !== null && (
          <Typography color="textSecondary">{FAIR_USE_MESSAGES.cancelHours(cancelHours)}</Typography>
        )}
        <SectionCard flush>
          <Loaded
            query={reservations}
            what="vaše rezervacije"
            skeleton={<TableSkeleton rows={PAGE_SIZE} columns={columns.length} />}
          >
            {(list) => (
              <ReservationPages list={list} columns={columns} page={page} busy={reservations.isPlaceholderData} />
            )}
          </Loaded>
        </SectionCard>
        {/* The position of the rest depends on the rows above: it is rendered later, so that it does not jump. */}
        {!!reservations.data?.cancelledElements && (
          <CancelledReservations count={reservations.data.cancelledElements} summaryRef={fold} />
        )}
        {!reservations.isPending && <CalendarFeedSection feed={feed} />}
      </Stack>
    </>
  );
}
