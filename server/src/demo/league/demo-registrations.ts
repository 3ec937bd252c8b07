import { dayAfter, zagrebDate } from '@club/shared/domain';
import { createRegistering, entriesOfPlayer } from '../../league';
import { fixedClock } from '../../platform/clock';

type Parts = Parameters<typeof createRegistering>[0];
type Person = Parameters<ReturnType<typeof createRegistering>['register']>[0];

/** People who have never played here. */
const NEWCOMERS: readonly Person[] = [
  {
    firstName: 'Zrinka',
    lastName: 'Šokčević',
    birthDate: '1994-06-03',
    ...contact('zrinka.sokcevic', 101),
    city: 'Vinkovci',
  },
  { firstName: 'Borna', lastName: 'Ćavar', birthDate: '2003-09-21', ...contact('borna.cavar', 102), city: 'Ivankovo' },
  {
    firstName: 'Dunja',
    lastName: 'Đurković',
    birthDate: '1988-02-14',
    ...contact('dunja.durkovic', 103),
    city: 'Jarmina',
  },
];
/** Days before today of the registrations. */
const DAYS_AGO = [12, 10, 9, 7, 5, 4, 2, 2, 1];
const MOST_DAYS_AGO = Math.max(...DAYS_AGO);

/** Somebody who has played here before. */
export interface ReturningPlayer {
  readonly player: number;
  readonly person: Person;
}

/**
 * Registrations for the season of the open form: former players who are not in it yet, and some new people. None is
 * older than the form, or dated after `now`.
 */
export async function registerSome(parts: Parts, now: Date, returning: readonly ReturningPlayer[]): Promise<void> {
  const today = zagrebDate(now);
  const { year, daysOpen } = await openForm(parts, today);
  const people = returning.flatMap((former, index): { player: number | null; person: Person }[] => {
    const newcomer = index % 2 === 1 ? NEWCOMERS[(index - 1) / 2] : undefined;
    return newcomer ? [former, { player: null, person: newcomer }] : [former];
  });
  for (const [index, { player, person }] of people.entries()) {
    const entries = player === null ? [] : await entriesOfPlayer(parts.db.handle, player);
    if (entries.some((entry) => entry.year === year)) continue;
    const day = dayAfter(today, -Math.min(DAYS_AGO[index] ?? 1, daysOpen));
    const at = new Date(`${day}T${10 + (index % 8)}:20:00Z`);
    const clock = fixedClock((at < now ? at : now).toISOString());
    await createRegistering({ ...parts, clock }).register(person, true);
  }
}

/** The season that the form registers for on a day, and for how many days before, up to those of the first registration. */
async function openForm(parts: Parts, today: string): Promise<{ year: number; daysOpen: number }> {
  const yearBefore = async (days: number) => {
    const clock = fixedClock(`${dayAfter(today, -days)}T11:00:00Z`);
    return (await createRegistering({ ...parts, clock }).window()).year;
  };
  const year = await yearBefore(0);
  let daysOpen = 0;
  while (daysOpen < MOST_DAYS_AGO && (await yearBefore(daysOpen + 1)) === year) daysOpen += 1;
  return { year, daysOpen };
}

/** @param index gives everybody another number; below 100 for the players of the league */
export function contact(name: string, index: number): Pick<Person, 'email' | 'phone'> {
  return { email: `${name}@example.com`, phone: `+385 91 555 ${String(1000 + index * 37).slice(-4)}` };
}
