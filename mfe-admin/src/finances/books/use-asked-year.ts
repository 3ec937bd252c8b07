import { useAddress } from '@club/shared/address';
import { BookYearText } from '@club/shared/contracts/finances/years';

/** The year in the address (`?year=2025`); undefined without one, and for a text that is no year. */
export const useAskedYear = (): number | undefined => BookYearText.safeParse(useAddress().read('year')).data;
