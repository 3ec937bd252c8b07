import { useAuth } from '@club/shared/auth';
import { useClubDay } from '@club/shared/club-day';
import { longDate } from '@club/shared/domain';
import { Skeleton } from '@club/shared/ui-core';

/** `Ana Kovač · stanje na dan 20. studenoga 2026.` */
export function AccountSubtitle() {
  const identity = useAuth((state) => state.identity);
  const day = useClubDay();
  const name = identity && `${identity.givenName} ${identity.familyName}`;
  if (day.isError && !day.data) return name;
  return (
    <>
      {name} · stanje na dan {day.data ? longDate(day.data.today) : <Skeleton sx={DATE_TO_COME} />}
    </>
  );
}

/** As wide as most dates, so that the line wraps at the same point before and after loading, and is as high. */
const DATE_TO_COME = { display: 'inline-block', verticalAlign: 'top', width: '9.5em' } as const;
