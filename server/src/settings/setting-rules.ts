import { isOpenOn } from '@club/shared/domain';

type Seasons = Parameters<typeof isOpenOn>[0];

/** The future days that are open in the seasons before a change and closed in the seasons after it. */
export function closing<Day extends { readonly day: string }>(
  days: readonly Day[],
  before: Seasons,
  after: Seasons,
): Day[] {
  return days.filter(({ day }) => isOpenOn(before, day) && !isOpenOn(after, day));
}
