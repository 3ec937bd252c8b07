import { useClubDay } from '@club/shared/club-day';
import { BookYearText } from '@club/shared/contracts/finances/years';
import { yearOf } from '@club/shared/domain';
import { useSearchParams } from '@club/shared/router';

/** The year in the address (`?year=2025`), otherwise the club's current one; undefined until that is known. */
export function useChosenYear(): number | undefined {
  const [params] = useSearchParams();
  const { data: day } = useClubDay();
  const asked = BookYearText.safeParse(params.get('year')).data;
  return asked ?? (day && yearOf(day.today));
}
