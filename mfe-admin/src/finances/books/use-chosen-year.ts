import { useClubDay } from '@club/shared/club-day';
import { yearOf } from '@club/shared/domain';
import { useState } from 'react';
import { useAskedYear } from './use-asked-year';

/**
 * The year in the address, otherwise the one in which the page was opened; undefined until known. It stays
 * the same over New Year, so that midnight does not interrupt the user's work.
 */
export function useChosenYear(): number | undefined {
  const asked = useAskedYear();
  const { data: day } = useClubDay();
  const [opened, setOpened] = useState<number>();
  if (opened === undefined && day) setOpened(yearOf(day.today));
  return asked ?? opened;
}
