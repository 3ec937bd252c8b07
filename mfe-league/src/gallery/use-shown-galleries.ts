import { useLeagueSeasons } from '@club/shared/league-query';
import { useAllSettled } from '@club/shared/query';
import { useGalleries } from './use-gallery';

/**
 * The years that have pictures, without those whose season hides its gallery; a year without a season is shown. Until the
 * seasons are loaded none are known; without their data all are shown.
 */
export function useShownGalleries() {
  const galleries = useGalleries();
  const seasons = useLeagueSeasons();
  const areHiddenKnown = useAllSettled(seasons);
  const hidden = (seasons.data?.seasons ?? []).filter(({ links }) => !links.gallery).map(({ year }) => year);
  const data = areHiddenKnown ? galleries.data?.filter(({ year }) => !hidden.includes(year)) : undefined;
  return { ...galleries, data };
}
