import { useClubDay } from '@club/shared/club-day';
import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { yearOf } from '@club/shared/domain';
import { useAllSettled } from '@club/shared/query';
import { PrepareSeasonButton } from '../../settings/league-settings/prepare-season-button';
import { useSeasonSettings } from '../../settings/league-settings/use-season-settings';

/** Prepares the season after the last one, or after a pause this year's season. */
export function NextSeasonButton({ last }: { last: SeasonControl }) {
  const today = useClubDay().data?.today;
  const seasons = useSeasonSettings();
  const areSeasonsRead = useAllSettled(seasons);
  const year = Math.max(last.year + 1, today ? yearOf(today) : 0);
  // The last one may be archived: the rules are then those of a season before it.
  return <PrepareSeasonButton year={year} seasons={seasons.data ?? [last]} disabled={!areSeasonsRead} />;
}
