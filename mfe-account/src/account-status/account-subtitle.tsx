import { useAuth } from '@club/shared/auth';
import { useClubDay } from '@club/shared/club-day';
import { unbrokenDate } from '@club/shared/domain';
import { useAllSettled } from '@club/shared/query';
import { LARGE_TEXT } from '@club/shared/theme';
import { Box, TextSkeleton } from '@club/shared/ui-core';

/** The longest date fits the width of a phone. */
const DATE = { [LARGE_TEXT]: { fontSize: 'min(1rem, 7.5vw)' } };

/** `Ana Kovač · stanje na dan 20. studenoga 2026.` */
export function AccountSubtitle() {
  const identity = useAuth((state) => state.identity);
  const day = useClubDay();
  const isDayRead = useAllSettled(day);
  const name = identity && `${identity.givenName} ${identity.familyName}`;
  if (isDayRead && !day.data) return name;
  return (
    <>
      {name} · stanje na dan{' '}
      <Box component="span" sx={DATE}>
        {day.data ? unbrokenDate(day.data.today) : <TextSkeleton width="9.5em" />}
      </Box>
    </>
  );
}
