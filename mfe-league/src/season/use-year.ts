import { YearText } from '@club/shared/contracts/league/scalars';
import { useParams } from '@club/shared/router';

/** The year in the address; undefined if there is none or it is impossible. */
export function useYear(): number | undefined {
  return YearText.safeParse(useParams().year).data;
}
