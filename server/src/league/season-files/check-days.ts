import { EARLIEST_BIRTH, latestBirth } from '@club/shared/domain';
import type { ReadFile, Report } from './read-file';

/** Contracts accept no earlier one (`ZagrebDate`). */
const FIRST_DAY = '2000-01-01';

/** Days that no season of the year can have are typing errors, usually in the year. */
export function checkDays({ SEZONA, IGRAČ, KOLO, MEČ }: ReadFile, report: Report): void {
  const year = SEZONA[0]?.godina;
  if (year === undefined) return;
  const within = (line: number, column: string, day: string | null, [first, last]: readonly [string, string]) => {
    if (day === null || (day >= first && day <= last)) return;
    report(line, `Stupac „${column}” mora biti od ${first} do ${last} za sezonu ${year}.; piše „${day}”.`);
  };
  const births = [EARLIEST_BIRTH, latestBirth(`${year}-12-31`)] as const;
  for (const { line, rođen } of IGRAČ) within(line, 'rođen', rođen, births);
  // A season may begin in the autumn before its year, or end after it.
  const played = [year === 2000 ? FIRST_DAY : `${year - 1}-01-01`, `${year + 1}-12-31`] as const;
  for (const { line, od, do: until } of [...KOLO, ...MEČ]) {
    within(line, 'od', od, played);
    within(line, 'do', until, played);
  }
}
