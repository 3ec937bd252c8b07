import { dayAfter } from '@club/shared/domain';
import { createRegistering } from '../../league';
import { fixedClock } from '../../platform/clock';

type Parts = Parameters<typeof createRegistering>[0];
type Person = Parameters<ReturnType<typeof createRegistering>['register']>[0];

/** People who have never played here. */
const NEWCOMERS: readonly Person[] = [
  {
    firstName: 'Zrinka',
    lastName: 'Šokčević',
    birthDate: '1994-06-03',
    ...contact('zrinka.sokcevic', 11),
    city: 'Vinkovci',
  },
  { firstName: 'Borna', lastName: 'Ćavar', birthDate: '2003-09-21', ...contact('borna.cavar', 12), city: 'Ivankovo' },
  {
    firstName: 'Dunja',
    lastName: 'Đurković',
    birthDate: '1988-02-14',
    ...contact('dunja.durkovic', 13),
    city: 'Jarmina',
  },
];
/** Days before today of the registrations. */
const DAYS_AGO = [12, 10, 9, 7, 5, 4, 2, 2, 1];

/** Registrations for the season of the open form: former players, and some new ones. */
export async function registerSome(parts: Parts, today: string, returning: readonly Person[]): Promise<void> {
  const people = returning.flatMap((person, index) => {
    const newcomer = index % 2 === 1 ? NEWCOMERS[(index - 1) / 2] : undefined;
    return newcomer ? [person, newcomer] : [person];
  });
  for (const [index, person] of people.entries()) {
    const clock = fixedClock(`${dayAfter(today, -(DAYS_AGO[index] ?? 1))}T${10 + (index % 8)}:20:00Z`);
    await createRegistering({ ...parts, clock }).register(person, true);
  }
}

export function contact(name: string, index: number): Pick<Person, 'email' | 'phone'> {
  return { email: `${name}@example.com`, phone: `+385 91 555 ${String(1000 + index * 37).slice(-4)}` };
}
