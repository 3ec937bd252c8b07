import type { LeagueSeasonSettings } from '@club/shared/contracts/league/season-settings';
import { useConfirm } from '@club/shared/dialogs';
import { Button } from '@club/shared/ui-core';
import { usePrepareSeason } from './use-season-settings';

type Season = Pick<LeagueSeasonSettings, 'year' | 'kind'>;

interface PrepareSeasonButtonProps {
  /** The season to prepare. */
  year: number;
  /** All seasons, newest first. */
  seasons: readonly Season[];
  /** By default `contained`, as the main action. */
  variant?: 'contained' | 'outlined';
  disabled?: boolean;
}

/** Prepares a season, after a question that lists what it takes over from earlier ones. */
export function PrepareSeasonButton({
  year,
  seasons,
  variant = 'contained',
  disabled = false,
}: PrepareSeasonButtonProps) {
  const confirm = useConfirm();
  const preparing = usePrepareSeason();
  const prepare = () =>
    confirm({
      title: `Želite li pripremiti sezonu ${year}.?`,
      lines: beginningOf(seasons.filter((season) => season.year < year)),
      confirm: 'Pripremi',
      act: () => preparing.mutateAsync(year),
    });
  return (
    <Button variant={variant} disabled={disabled} onClick={() => void prepare()}>
      Pripremi sezonu {year}.
    </Button>
  );
}

/** What a season takes over from earlier ones. An archived season has no rules, but a final order. */
function beginningOf(earlier: readonly Season[]): string[] {
  const last = earlier.find(({ kind }) => kind === 'RULES');
  return [
    last
      ? `Pravila i članarina su kao u sezoni ${last.year}.`
      : 'Pravila i članarina su uobičajeni; članarinu možete promijeniti uvijek, a pravila do 1. kola.',
    earlier.length > 0
      ? 'Početna piramida slaže se po završnom poretku i prijavama.'
      : 'Početna piramida slaže se po redu prijave.',
  ];
}
