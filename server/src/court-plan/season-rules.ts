import { yearOf } from '@club/shared/domain';
export interface Season {
  readonly name: string;
  /** First and last day, both inclusive Zagreb dates. */
  readonly opensOn: string;
  readonly closesOn: string;
}

/** The first season of a new club: 1 October to 4 April, the one around the date or else the next. */
export function presetSeason(today: string): Season {
  const year = yearOf(today);
  const first = today.slice(5) <= '04-04' ? year - 1 : year;
  return { name: `Sezona ${first}./${first + 1}.`, opensOn: `${first}-10-01`, closesOn: `${first + 1}-04-04` };
}
