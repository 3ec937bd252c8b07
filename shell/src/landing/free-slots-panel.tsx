import { useAuth } from '@club/shared/auth';
import { useClubDay, useWallClock } from '@club/shared/club-day';
import { useClubProfile } from '@club/shared/club-profile';
import type { FreeSlots } from '@club/shared/contracts/bookings/free-slots';
import {
  briefDate,
  dayMonth,
  formatCourts,
  isOpenOn,
  longDate,
  shortWeekday,
  slotCount,
  slotTime,
  weekday,
} from '@club/shared/domain';
import { NextIcon } from '@club/shared/icons';
import { OUT_OF_SIGHT, PHONE } from '@club/shared/theme';
import { BusyButton, Skeleton, styled, Typography } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import { dayRows, laterSentence } from './free-today';
import { GridLink } from './grid-link';
import { useFreeSlots } from './use-free-slots';
import { useIsBookable } from './use-is-bookable';

/** More times than this would make the panel taller than the text next to it. */
const SHOWN = 5;

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
const Day = styled('span')({
  whiteSpace: 'nowrap',
  '& [data-narrow]': { display: 'none' },
  '@container (max-width: 22em)': {
    '& [data-narrow]': { display: 'inline' },
    '& [data-wide]': OUT_OF_SIGHT,
  },
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
            !free.error && <Waiting />
          )}
        </>
      )}
    </Panel>
  );
}

/** `nedjelja, 14. lipnja`; where the panel is narrow it shows `ned 14.06.`, but not to screen readers. */
function DayName({ date }: { date: string }) {
  return (
    <Day>
      <span data-wide>
        {weekday(date)}, {dayMonth(date)}
      </span>
      <span data-narrow aria-hidden>
        {shortWeekday(date)} {briefDate(date)}
      </span>
    </Day>
  );
}

interface FreeTimesProps {
  free: FreeSlots;
  isClosedToday: boolean;
  /** The first day of the current season, or of the next one; undefined: none is known. */
  opensOn: string | undefined;
}

function FreeTimes({ free: { slots, nextDays }, isClosedToday, opensOn }: FreeTimesProps) {
  const isMember = useAuth((state) => state.identity !== null);
  const later = laterSentence(nextDays);
  if (isClosedToday && slots.length === 0 && !later) return <Closed opensOn={opensOn} />;
  // The next days use the room that today's slots leave.
  const days = dayRows(nextDays, SHOWN - slots.length);
  return (
    <>
      {slots.length === 0 && (
        <Typography sx={{ py: 1.5 }}>
          {isClosedToday ? 'Danas su tereni zatvoreni.' : 'Danas više nema slobodnih termina.'}
        </Typography>
      )}
      <ul>
        {slots.slice(0, SHOWN).map((slot) => (
          <li key={slotTime(slot)}>
            <GridLink isMember={isMember}>
              <strong>{slotTime(slot)}</strong>
              <span>{formatCourts(slot.courts)}</span>
              <NextIcon aria-hidden fontSize="small" />
            </GridLink>
          </li>
        ))}
        {days.map(({ date, free }, index) => (
          <li key={date}>
            <GridLink isMember={isMember} date={date}>
              <strong>{index === 0 ? 'Sutra' : <DayName date={date} />}</strong>
              <span>{slotCount(free)}</span>
              <NextIcon aria-hidden fontSize="small" />
            </GridLink>
          </li>
        ))}
      </ul>
      {days.length === 0 && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {slots.length > SHOWN && 'Danas ima slobodnih termina i kasnije. '}
          {later}
        </Typography>
      )}
    </>
  );
}

/** Before the club opens the grid is free, but nobody may book in it. */
function NotOpenYet() {
  return (
    <>
      <Typography sx={{ pt: 2, pb: 1, fontWeight: 600 }}>Klub još nije otvoren.</Typography>
      <Typography>Slobodni termini bit će ovdje kad uprava otvori rezervacije.</Typography>
    </>
  );
}

function Closed({ opensOn }: { opensOn: string | undefined }) {
  return (
    <>
      <Typography sx={{ pt: 2, pb: 1, fontWeight: 600 }}>Tereni su zatvoreni.</Typography>
      <Typography>
        {opensOn
          ? `Nova sezona počinje ${longDate(opensOn)}`
          : 'Informacije o početku nove sezone bit će ažurirane početkom proljeća.'}
      </Typography>
    </>
  );
}

interface FailedProps {
  busy: boolean;
  onRetry: () => void;
  children: ReactNode;
}

function Failed({ busy, onRetry, children }: FailedProps) {
  return (
    <>
      <Typography role="alert" sx={{ py: 2 }}>
        {children}
      </Typography>
      <BusyButton variant="outlined" color="inherit" busy={busy} onClick={onRetry} sx={{ mb: 1 }}>
        Pokušaj ponovno
      </BusyButton>
    </>
  );
}

function Waiting() {
  return (
    <div aria-hidden>
      {Array.from({ length: SHOWN }, (_, row) => (
        <Skeleton key={row} height={47} sx={{ bgcolor: 'rgb(255 255 255 / 0.12)', transform: 'scale(1, 0.5)' }} />
      ))}
    </div>
  );
}
