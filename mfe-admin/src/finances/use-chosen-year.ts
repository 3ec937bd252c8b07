import { useClubDay } from '@club/shared/club-day';
import { useSearchParams } from '@club/shared/router';

/** The year in the address (`?year=2025`), otherwise the club's current one; undefined until that is known. */
export function useChosenYear(): number | undefined {
  const [params] = useSearchParams();
  const { data: day } = useClubDay();
  const year = params.get('year') ?? '';
  if (/^\d{4}$/.test(year)) return Number(year);
  return day && Number(day.today.slice(0, 4));
}
