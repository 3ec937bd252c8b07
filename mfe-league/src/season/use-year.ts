import { useParams } from '@club/shared/router';

/** The year in the address if it is valid; otherwise 0, a year without a season. */
export function useYear(): number {
  const { year = '' } = useParams();
  return /^\d{4}$/.test(year) ? Number(year) : 0;
}
