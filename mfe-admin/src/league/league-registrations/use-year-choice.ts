import { useAddress } from '@club/shared/address';
import { YearText } from '@club/shared/contracts/league/scalars';
import { plural } from '@club/shared/domain';
import { useState } from 'react';
import { FIRST_PAGE } from './registration-table';
import { undecidedOf } from './undecided';
import { useRegistrations } from './use-registrations';

/**
 * The year whose registrations are shown, and the years to choose from: outside the registration period the public form
 * registers for the next season (resolution 49), and somebody who was refused years ago may ask for erasure. Without a
 * year in the address it is the current year, or the next one if only that has undecided registrations.
 * @param seasons those that exist; empty until known
 * @returns `chosen` is undefined until known
 */
export function useYearChoice(present: number, seasons: readonly { year: number }[] = []) {
  const address = useAddress();
  const next = useRegistrations(present + 1);
  const current = useRegistrations(present);
  const past = useRegistrations(present - 1);
  const [first, setFirst] = useState<number>();
  // Determined once: deciding the last registration of a year must not lead to another one.
  if (first === undefined && !next.isPending && !current.isPending) {
    const isNext = undecidedOf(current.data).length === 0 && undecidedOf(next.data).length > 0;
    setFirst(isNext ? present + 1 : present);
  }
  const asked = YearText.safeParse(address.read('year')).data;
  // An addition prepares its season: a mistyped later year must not. In a past year without one nobody can be added.
  const exists = asked !== undefined && (asked <= present + 1 || seasons.some((season) => season.year === asked));
  const year = exists ? asked : first;
  const registrations = useRegistrations(year ?? present);
  const loaded = new Map([
    [present + 1, next],
    [present, current],
    [present - 1, past],
    [year ?? present, registrations],
  ]);
  const years = new Set([...loaded.keys(), ...seasons.map((season) => season.year)]);
  return {
    chosen: year === undefined ? undefined : { year, registrations },
    options: [...years]
      .sort((one, other) => other - one)
      .map((year) => ({
        value: String(year),
        label: `${year}.${undecidedText(undecidedOf(loaded.get(year)?.data).length)}`,
      })),
    choose: (year: string) => address.change({ year, ...FIRST_PAGE }),
  };
}

const undecidedText = (count: number): string =>
  count === 0 ? '' : ` (${count} ${plural(count, 'nova', 'nove', 'novih')})`;
