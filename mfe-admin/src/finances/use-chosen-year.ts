import { useClubDay } from '@club/shared/club-day';
import { BookYearText } from '@club/shared/contracts/finances/years';
import { yearOf } from '@club/shared/domain';
import { useSearchParams } from '@club/shared/router';
import { useState } from 'react';

/**
 * The year in the address (`?year=2025`), otherwise that in which the page was opened; undefined until it is known. It
 * stays over New Year: nothing that is being done is taken away at midnight.
 */
export function useChosenYear(): number | undefined {
  const [params] = useSearchParams();
  const { data: day } = useClubDay();
  const [opened, setOpened] = useState<number>();
  if (opened === undefined && day) setOpened(yearOf(day.today));
  return BookYearText.safeParse(params.get('year')).data ?? opened;
}
