import { yearOf } from '@club/shared/domain';
import { type GroupSeason, lots, playGroupSeason, shuffled } from '../../league';

/** 18 players in 2017, groups of 8 and 10; 32 in 2019, groups of 15 and 17, with a consolation. */
const GROUP_SEASONS = [
  { year: 2017, sizes: [8, 10], startDate: '2017-04-10', roundDays: 14, hasConsolation: false },
  { year: 2019, sizes: [15, 17], startDate: '2019-04-08', roundDays: 8, hasConsolation: true },
] as const;

/** The two seasons that were played in groups, before the pyramid and this year. All players of 2017 also play in 2019. */
export function demoGroupSeasons(
  players: readonly number[],
  strengthOf: ReadonlyMap<number, number>,
  today: string,
): readonly GroupSeason[] {
  const pioneers = shuffled(players, lots(2017));
  const played = GROUP_SEASONS.filter(({ year }) => year < yearOf(today));
  return played.map(({ sizes: [first, second], ...season }) => {
    const next = lots(season.year);
    const drawn = shuffled(pioneers.slice(0, first + second), next);
    return playGroupSeason({
      ...season,
      groups: { A: drawn.slice(0, first), B: drawn.slice(first) },
      strengthOf,
      next,
    });
  });
}
