import type { LeagueSeason } from '@club/shared/contracts/league/seasons';
import { dayCount } from '@club/shared/domain';

/** The default length of a round, shown as 7 to 8 days (specification, section 9). */
const PRESET_DAYS = 8;
const PRESET_RANGE = [7, 8] as const;

/** How long a round of these seasons lasts: `7 do 8 dana`, `10 dana`, for seasons that differ `7 do 10 dana`. */
export function roundLength(seasons: readonly Pick<LeagueSeason, 'rules'>[]): string {
  const days = seasons.flatMap(({ rules }) => {
    const { roundDays = PRESET_DAYS } = rules ?? {};
    return roundDays === PRESET_DAYS ? PRESET_RANGE : [roundDays];
  });
  const all = days.length > 0 ? days : PRESET_RANGE;
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? dayCount(most) : `${least} do ${most} dana`;
}
