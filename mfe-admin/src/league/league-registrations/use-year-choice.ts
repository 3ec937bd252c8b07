import { useAddress } from '@club/shared/address';
import { plural } from '@club/shared/domain';
import { useState } from 'react';
import { FIRST_PAGE } from './registration-table';
import { undecidedOf } from './undecided';
import { useRegistrations } from './use-registrations';

/**
 * The year whose registrations are shown, and the years to choose from: outside the registration period the public form
 * registers for the next season (resolution 49). Without a year in the address it is the current year, or the next one if
 * only that has undecided registrations.
 * @returns `chosen` is undefined until known
 */
export function useYearChoice(present: number) {
  const { read, change } = useAddress();
  const next = useRegistrations(present + 1);
  const current = useRegistrations(present);
  const past = useRegistrations(present - 1);
  const years = [
    { year: present + 1, registrations: next },
    { year: present, registrations: current },
    { year: present - 1, registrations: past },
  ];
  const [first, setFirst] = useState<number>();
  // Determined once: deciding the last registration of a year must not lead to another one.
  if (first === undefined && !next.isPending && !current.isPending) {
    const isNext = undecidedOf(current.data).length === 0 && undecidedOf(next.data).length > 0;
    setFirst(isNext ? present + 1 : present);
  }
  const yearIn = (year: number | undefined) => years.find((each) => each.year === year);
  return {
    chosen: yearIn(Number(read('year'))) ?? yearIn(first),
    options: years.map(({ year, registrations }) => ({
      value: String(year),
      label: `${year}.${undecidedText(undecidedOf(registrations.data).length)}`,
    })),
    choose: (year: string) => change({ year, ...FIRST_PAGE }),
  };
}

const undecidedText = (count: number): string =>
  count === 0 ? '' : ` (${count} ${plural(count, 'nova', 'nove', 'novih')})`;
