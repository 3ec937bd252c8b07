import { useClubDay } from '@club/shared/club-day';
import { yearOf } from '@club/shared/domain';
import { useAskedYear } from './use-asked-year';
import { useOpenedYear } from './use-opened-year';

/** The year in the address, otherwise the one in which the page was opened; undefined until known. */
export function useChosenYear(): number | undefined {
  const asked = useAskedYear();
  const { data: day } = useClubDay();
  const opened = useOpenedYear(day && yearOf(day.today));
  return asked ?? opened;
}
