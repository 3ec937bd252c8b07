import { YearText } from '@club/shared/contracts/league/scalars';
import { useParams } from '@club/shared/router';

/** The year in the address; undefined where there is none, or nothing that can be one. */
export function useYear(): number | undefined {
  return YearText.safeParse(useParams().year).data;
}
