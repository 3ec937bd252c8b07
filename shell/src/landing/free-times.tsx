import { useAuth } from '@club/shared/auth';
import type { FreeSlots } from '@club/shared/contracts/bookings/free-slots';
import { formatCourts, slotCount, slotTime } from '@club/shared/domain';
import { NextIcon } from '@club/shared/icons';
import { Skeleton, Typography } from '@club/shared/ui-core';
import { DayName } from './day-name';
import { laterSentence, withFreeSlots } from './free-today';
import { GridLink } from './grid-link';
import { Closed } from './no-free-slots';

/** More times than this would make the panel taller than the text next to it. */
const SHOWN = 5;

interface FreeTimesProps {
  free: FreeSlots;
  isClosedToday: boolean;
  /** The first day of the current season, or of the next one; undefined: none is known. */
  opensOn: string | undefined;
}

export function FreeTimes({ free: { slots, nextDays }, isClosedToday, opensOn }: FreeTimesProps) {
  const isMember = useAuth((state) => state.identity !== null);
  const later = laterSentence(nextDays);
  if (isClosedToday && slots.length === 0 && !later) return <Closed opensOn={opensOn} />;
  // The next days use the room that today's slots leave.
  const days = withFreeSlots(nextDays).slice(0, Math.max(SHOWN - slots.length, 0));
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
        {days.map(({ date, free }) => (
          <li key={date}>
            <GridLink isMember={isMember} date={date}>
              <strong>{date === nextDays[0]?.date ? 'Sutra' : <DayName date={date} />}</strong>
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

export function FreeTimesSkeleton() {
  return (
    <div aria-hidden>
      {Array.from({ length: SHOWN }, (_, row) => (
        <Skeleton key={row} height={47} sx={{ bgcolor: 'rgb(255 255 255 / 0.12)', transform: 'scale(1, 0.5)' }} />
      ))}
    </div>
  );
}
