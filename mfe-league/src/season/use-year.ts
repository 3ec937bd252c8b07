import { useParams } from '@club/shared/router';

/** The year in the address, as long as it can be one; anything else is the year 0, in which no season was played. */
export function useYear(): number {
  const { year = '' } = useParams();
  return /^\d{4}$/.test(year) ? Number(year) : 0;
}
