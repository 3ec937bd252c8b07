import { useClubDay } from '@club/shared/club-day';
import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { yearOf } from '@club/shared/domain';
import { PrepareSeasonButton } from '../../settings/league-settings/prepare-season-button';

/** Prepares the season after the last one, or after a pause this year's season. */
export function NextSeasonButton({ last }: { last: SeasonControl }) {
  const today = useClubDay().data?.today;
  return <PrepareSeasonButton year={Math.max(last.year + 1, today ? yearOf(today) : 0)} earlier={[last]} />;
}
