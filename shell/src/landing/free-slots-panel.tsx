import { useClubDay, useWallClock } from '@club/shared/club-day';
import { useClubProfile } from '@club/shared/club-profile';
import { isOpenOn } from '@club/shared/domain';
import { PHONE } from '@club/shared/theme';
import { styled, Typography } from '@club/shared/ui-core';
import { DayName } from './day-name';
import { FreeTimes, FreeTimesSkeleton } from './free-times';
import { Failed, NotOpenYet } from './no-free-slots';
import { useFreeSlots } from './use-free-slots';
import { useIsBookable } from './use-is-bookable';

const Panel = styled('section')(({ theme }) => ({
  position: 'relative',
  // Room for the times and the sentence below them, which arrive later; not while nothing can be booked, when there are none.
  '&[data-times]': { minHeight: 355, [PHONE]: { minHeight: 376 } },
  padding: '16px 18px',
  borderRadius: 14,
  border: '1px solid rgb(255 255 255 / 0.22)',
  background: theme.vars.palette.ground.panel,
  containerType: 'inline-size',
  // All rows share their columns.
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& strong': { paddingRight: 12 },
  '& li': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
}));
const Head = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: 12,
  paddingBottom: 10,
  borderBottom: '1px solid rgb(255 255 255 / 0.25)',
  whiteSpace: 'nowrap',
});

/** Times and courts that are free today, and the number of free slots on the next days; or why there are none. */
export function FreeSlotsPanel() {
  const free = useFreeSlots();
  const { isOpen } = useClubProfile();
  const isBookable = useIsBookable();
  const day = useClubDay().data;
  const now = useWallClock();
  // After midnight the slots of an open page are those of yesterday until they have been read anew.
  const shown = free.data && now && free.data.today < now.today ? undefined : free.data;
  const isClosedToday = day !== undefined && !isOpenOn(day.seasons, day.today);
  const title = !isOpen || isClosedToday ? 'Rezervacija termina' : 'Slobodno danas';
  return (
    <Panel aria-label={title} data-times={isBookable || undefined}>
      <Head>
        <Typography variant="h2" sx={{ fontSize: '1.125rem', fontWeight: 700 }}>
          {title}
        </Typography>
        {shown && <DayName date={shown.today} />}
      </Head>
      {!isOpen ? (
        <NotOpenYet />
      ) : (
        <>
          {free.error && (
            <Failed busy={free.isFetching} onRetry={() => void free.refetch()}>
              {shown
                ? 'Nismo uspjeli osvježiti slobodne termine. Prikazano je posljednje učitano stanje.'
                : 'Nismo uspjeli učitati slobodne termine.'}
            </Failed>
          )}
          {shown ? (
            <FreeTimes free={shown} isClosedToday={isClosedToday} opensOn={day?.seasons[0]?.opensOn} />
          ) : (
            !free.error && <FreeTimesSkeleton />
          )}
        </>
      )}
    </Panel>
  );
}
