import { useClubDay } from '@club/shared/club-day';
import { BookYearText } from '@club/shared/contracts/finances/years';
import { yearOf } from '@club/shared/domain';
import { useSearchParams } from '@club/shared/router';
import { useState } from 'react';

/**
 * The year in the address (`?year=2025`), otherwise the one in which the page was opened; undefined until known. It stays
 * the same over New Year, so that midnight does not interrupt the user's work.
 */
export function useChosenYear(): number | undefined {
  const [params] = useSearchParams();
  const { data: day } = useClubDay();
  const [opened, setOpened] = useState<number>();
  if (opened === undefined && day) setOpened(yearOf(day.today));
  return BookYearText.safeParse(params.get('year')).data ?? opened;
}
